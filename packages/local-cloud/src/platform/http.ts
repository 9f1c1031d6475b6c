import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** A request to a service, with its complete body. */
export interface HttpRequest {
  readonly method: string;
  /** Absolute, as the client sent it; its path is not decoded. */
  readonly url: URL;
  /**
   * The path and query as the client sent them; `url` resolves dots between slashes. Absent from a request between
   * services.
   */
  readonly target?: string;
  /** Names in lower case; repeated headers joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  /** Names and values as the client sent them. Absent from a request of one service to another. */
  readonly sentHeaders?: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

export type HttpHandler = (request: HttpRequest) => Promise<HttpResponse>;

/** Handles an upgraded connection, for example of a WebSocket. */
export type Upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void;

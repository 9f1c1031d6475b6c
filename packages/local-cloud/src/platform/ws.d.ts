/** The parts of ws 8 that this project uses; it has no types. https://github.com/websockets/ws/blob/8.23.0/doc/ws.md */
declare module 'ws' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  interface Events {
    message: [data: Buffer, isBinary: boolean];
    open: [];
    close: [code: number, reason: Buffer];
    error: [error: Error];
  }

  export class WebSocket extends EventEmitter<Events> {
    constructor(
      address: string,
      protocols?: readonly string[],
      options?: { readonly headers?: Readonly<Record<string, string>> },
    );
    readonly OPEN: number;
    readonly readyState: number;
    readonly protocol: string;
    /** Number of bytes in the send buffer. */
    readonly bufferedAmount: number;
    send(text: string): void;
    close(code?: number, reason?: string): void;
    terminate(): void;
    /** Stops reading from the connection. */
    pause(): void;
    resume(): void;
  }

  export class WebSocketServer extends EventEmitter {
    constructor(options: {
      readonly noServer: true;
      readonly maxPayload: number;
      readonly handleProtocols: (offered: ReadonlySet<string>) => string | false;
    });
    readonly clients: ReadonlySet<WebSocket>;
    handleUpgrade(
      incoming: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (socket: WebSocket, incoming: IncomingMessage) => void,
    ): void;
  }
}

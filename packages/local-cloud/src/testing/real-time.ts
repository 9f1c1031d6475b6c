import { once } from 'node:events';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { WebSocket } from 'ws';
import type { Credentials } from '#local/platform/principal';
import { Sha256 } from '#local/platform/sha256';
import { region } from '#local/services/needs';
import { until } from './until';

/** A message of AppSync's real-time protocol. */
export interface RealTimeMessage {
  readonly type: string;
  readonly id?: string;
  readonly payload?: {
    readonly data?: unknown;
    readonly errors?: readonly Readonly<Record<string, unknown>>[];
  };
}

/** Headers that authorize a request: an `authorization` token, or a signature of the path and the body. */
export type Authorize = (
  path: string,
  body: string,
) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;

/** Authorizes with a user pool token. */
export const byToken =
  (token: string): Authorize =>
  () => ({ Authorization: token, host: 'localhost' });

/** Authorizes with signatures for the cloud at an origin. */
export const bySignature =
  (origin: string, credentials: Credentials): Authorize =>
  async (path, body) => {
    const { host, hostname, port } = new URL(origin);
    const signer = new SignatureV4({ credentials, region, service: 'appsync', sha256: Sha256 });
    const headers = {
      host,
      accept: 'application/json, text/javascript',
      'content-encoding': 'amz-1.0',
      'content-type': 'application/json; charset=UTF-8',
    };
    const asked = new HttpRequest({ method: 'POST', hostname, port: Number(port), path, headers, body });
    return (await signer.sign(asked)).headers;
  };

/** Opens a WebSocket to the real-time endpoint of the cloud at an origin, before `connection_init`. */
export async function openSocket(origin: string, authorize: Authorize, path = '/graphql/realtime') {
  const headers = await authorize('/graphql/connect', '{}');
  const encoded = Buffer.from(JSON.stringify(headers)).toString('base64url');
  return watched(new WebSocket(address(origin, path), ['graphql-ws', `header-${encoded}`]));
}

const address = (origin: string, path: string) => `${origin.replace(/^http/, 'ws')}${path}`;

/** A socket with its received messages. */
export async function watched(socket: WebSocket) {
  const received: RealTimeMessage[] = [];
  const closed: { code: number }[] = [];
  socket.on('message', (data) => received.push(JSON.parse((data as Buffer).toString()) as RealTimeMessage));
  socket.on('close', (code) => closed.push({ code }));
  await once(socket, 'open');
  return {
    socket,
    received,
    closed: () => until(() => closed[0]),
    send: (message: object | string) =>
      socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** Waits for the first message of a type, for a certain subscription if an id is given. */
    message: (type: string, id?: string) =>
      until(() => received.find((one) => one.type === type && (id === undefined || one.id === id))),
  };
}

/** Connects a client with AppSync's protocol. Throws if the connection is rejected. */
export async function realTimeClient(origin: string, authorize: Authorize) {
  const client = await openSocket(origin, authorize);
  client.send({ type: 'connection_init' });
  const first = await until(() => client.received[0]);
  if (first.type !== 'connection_ack') throw new Error(JSON.stringify(first));
  let started = 0;

  /** Sends a `start` message and returns the id of the subscription. */
  async function start(query: string, variables: object = {}, by = authorize): Promise<string> {
    started += 1;
    const id = String(started);
    const data = JSON.stringify({ query, variables });
    const authorization = await by('/graphql', data);
    client.send({ type: 'start', id, payload: { data, extensions: { authorization } } });
    return id;
  }

  return {
    ...client,
    start,
    /** Subscribes and waits for the acknowledgment. Throws the errors of a rejection. */
    async subscribe(query: string, variables: object = {}) {
      const id = await start(query, variables);
      const ofId = (type: string) => client.received.filter((one) => one.id === id && one.type === type);
      const answered = await until(() => ofId('start_ack')[0] ?? ofId('error')[0]);
      if (answered.type === 'error') throw new Error(JSON.stringify(answered.payload?.errors));
      return {
        id,
        /** The data delivered so far. */
        data: () => ofId('data').map(({ payload }) => payload?.data),
        /** Waits until this many messages were delivered. */
        delivered: (count: number) => until(() => (ofId('data').length >= count ? ofId('data') : undefined)),
        stop: async () => {
          client.send({ type: 'stop', id });
          await client.message('complete', id);
        },
      };
    },
    close: () => client.socket.terminate(),
  };
}

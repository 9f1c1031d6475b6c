import * as v from 'valibot';

/** The maximum time for the server to accept the connection. */
const acceptWithinMs = 15_000;
/** The default for the maximum silence, if the server does not announce one. */
const defaultSilenceMs = 300_000;

const messageRule = v.looseObject({
  type: v.string(),
  id: v.optional(v.string()),
  payload: v.nullish(
    v.looseObject({
      connectionTimeoutMs: v.optional(v.number()),
      data: v.nullish(v.looseObject({})),
      errors: v.optional(v.array(v.looseObject({ errorType: v.nullish(v.string()) }))),
    }),
  ),
});

export type RealTimeMessage = v.InferOutput<typeof messageRule>;

interface Needs {
  readonly socket: WebSocket;
  /** The server has accepted the connection. */
  readonly onReady: () => void;
  /** A message about a subscription. */
  readonly onMessage: (message: RealTimeMessage) => void;
  /** Called once, but not after `close`. */
  readonly onEnd: (reason: 'unauthorized' | 'lost') => void;
}

export interface RealTimeConnection {
  readonly isReady: () => boolean;
  send(message: object): void;
  close(): void;
}

/** The sub-protocols with which AppSync expects a WebSocket; `headers` authorize it. */
export const protocolsFor = (headers: Readonly<Record<string, string>>): string[] => {
  const encoded = btoa(JSON.stringify(headers)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return ['graphql-ws', `header-${encoded}`];
};

/** Whether new credentials could help. */
export const isUnauthorized = ({ payload }: RealTimeMessage): boolean =>
  payload?.errors?.some(({ errorType }) => errorType?.startsWith('Unauthorized')) ?? false;

/**
 * AppSync's protocol on one WebSocket. The connection ends if the server is silent for longer than it
 * announced.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export const openRealTimeConnection = ({ socket, onReady, onMessage, onEnd }: Needs): RealTimeConnection => {
  let isReady = false;
  let isOver = false;
  let silenceMs = acceptWithinMs;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    isOver = true;
    clearTimeout(silence);
    // Browsers log an error if a WebSocket is closed before it is open.
    if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
  const end = (reason: 'unauthorized' | 'lost') => {
    if (isOver) return;
    close();
    onEnd(reason);
  };
  const waitForNext = () => {
    clearTimeout(silence);
    silence = setTimeout(() => end('lost'), silenceMs);
  };
  const receive = (message: RealTimeMessage) => {
    if (message.type === 'connection_error') {
      end(isUnauthorized(message) ? 'unauthorized' : 'lost');
      return;
    }
    if (message.type === 'connection_ack') {
      isReady = true;
      silenceMs = message.payload?.connectionTimeoutMs ?? defaultSilenceMs;
    }
    waitForNext();
    if (message.type === 'connection_ack') onReady();
    else onMessage(message);
  };
  const send = (message: object) => socket.send(JSON.stringify(message));

  waitForNext();
  socket.onopen = () => send({ type: 'connection_init' });
  socket.onmessage = ({ data }) => {
    const message = v.safeParse(v.pipe(v.string(), v.parseJson(), messageRule), data);
    if (message.success && !isOver) receive(message.output);
  };
  socket.onclose = () => end('lost');
  return { isReady: () => isReady, send, close };
};

import type { Config } from '../api/config';
import { SessionEnded } from '../api/errors';
import type { Session } from '../session/session';
import type { PageActivity } from './page-activity';
import type { RealTime } from './real-time';
import { realTimeAddress } from './real-time-address';
import {
  isUnauthorized,
  openRealTimeConnection,
  protocolsFor,
  type RealTimeConnection,
  type RealTimeMessage,
} from './real-time-connection';

interface Needs {
  readonly config: () => Promise<Config>;
  /** With `renew`, a session with new tokens. */
  readonly session: (options: { readonly renew: boolean }) => Promise<Session | undefined>;
  readonly page: PageActivity;
  readonly openSocket: (address: string, protocols: string[]) => WebSocket;
  /** From 0 to 1. */
  readonly random?: () => number;
}

interface Subscription {
  /** The GraphQL request as text. */
  readonly request: string;
  readonly onStart: () => void;
  readonly onData: (data: object) => void;
  readonly onStop: () => void;
  /** The state of the subscription on the current connection. */
  state: 'waiting' | 'sent' | 'started';
  /** Whether it was refused with a token that may have been outdated. */
  renew: boolean;
}

const firstDelayMs = 1_000;
const longestDelayMs = 60_000;
/** A connection that lasted this long is not counted as a failure. */
const stableMs = 30_000;
/** An unused connection stays open this long, for the next page. */
const unusedMs = 2_000;

/** The client for AppSync's subscriptions. It reconnects after a failure, with increasing delays. */
export const createRealTimeClient = ({
  config,
  session,
  page,
  openSocket,
  random = Math.random,
}: Needs): RealTime => {
  const subscriptions = new Map<string, Subscription>();
  let count = 0;
  let connection: RealTimeConnection | undefined;
  let isConnecting = false;
  let readyAt: number | undefined;
  let failures = 0;
  /** Whether the last connection was refused with a token that may have been outdated. */
  let renewNext = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unused: ReturnType<typeof setTimeout> | undefined;

  const isWanted = () => subscriptions.size > 0 && page.isActive();
  const authorized = async (renew: boolean) => {
    const [{ data }, caller] = await Promise.all([config(), session({ renew })]);
    if (!caller) throw new SessionEnded();
    return { url: data.url, headers: { host: new URL(data.url).host, Authorization: caller.accessToken } };
  };

  const connect = async (): Promise<void> => {
    clearTimeout(retry);
    if (connection || isConnecting || !isWanted()) return;
    isConnecting = true;
    try {
      const { url, headers } = await authorized(renewNext);
      if (isWanted())
        connection = openRealTimeConnection({
          socket: openSocket(realTimeAddress(url), protocolsFor(headers)),
          onReady: startAll,
          onMessage: receive,
          onEnd: reconnect,
        });
    } catch {
      // Offline, or nobody is signed in: pages read their data without subscriptions until a later attempt
      // succeeds.
      connectLater();
    } finally {
      isConnecting = false;
    }
  };
  const connectLater = () => {
    clearTimeout(retry);
    const delay = Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    failures += 1;
    retry = setTimeout(() => void connect(), delay * (0.5 + random() / 2));
  };
  const disconnect = () => {
    clearTimeout(retry);
    connection?.close();
    forget();
  };
  const forget = () => {
    connection = undefined;
    if (readyAt !== undefined && Date.now() - readyAt >= stableMs) failures = 0;
    readyAt = undefined;
    for (const subscription of subscriptions.values()) {
      const wasStarted = subscription.state === 'started';
      subscription.state = 'waiting';
      subscription.renew = false;
      if (wasStarted) subscription.onStop();
    }
  };
  const reconnect = (reason: 'unauthorized' | 'lost') => {
    forget();
    const isRefusedAgain = reason === 'unauthorized' && renewNext;
    renewNext = reason === 'unauthorized';
    // A new token did not help. The next subscription, or the next time the tab becomes visible, tries again.
    if (!isRefusedAgain) connectLater();
  };

  const startAll = () => {
    readyAt = Date.now();
    renewNext = false;
    for (const id of subscriptions.keys()) void start(id);
  };
  const start = async (id: string): Promise<void> => {
    const subscription = subscriptions.get(id);
    const on = connection;
    if (!subscription || !on?.isReady()) return;
    try {
      const { headers } = await authorized(subscription.renew);
      if (on !== connection || subscriptions.get(id) !== subscription) return;
      subscription.state = 'sent';
      const payload = { data: subscription.request, extensions: { authorization: headers } };
      on.send({ type: 'start', id, payload });
    } catch {
      if (on !== connection) return;
      disconnect();
      connectLater();
    }
  };
  const receive = (message: RealTimeMessage) => {
    const { type, id = '', payload } = message;
    const subscription = subscriptions.get(id);
    if (!subscription) return;
    if (type === 'start_ack') {
      subscription.state = 'started';
      subscription.onStart();
    } else if (type === 'data' && payload?.data) {
      subscription.onData(payload.data);
    } else if (type === 'error' && isUnauthorized(message) && !subscription.renew) {
      subscription.renew = true;
      void start(id);
    } else if (type === 'error' || type === 'complete') {
      remove(id);
      if (subscription.state === 'started') subscription.onStop();
    }
  };
  const remove = (id: string) => {
    subscriptions.delete(id);
    if (subscriptions.size === 0) unused = setTimeout(disconnect, unusedMs);
  };

  page.watch(() => {
    failures = 0;
    if (page.isActive()) void connect();
    else disconnect();
  });
  return {
    subscribe: ({ document }, variables, { onStart, onData, onStop }) => {
      clearTimeout(unused);
      count += 1;
      const id = `${count}`;
      const request = JSON.stringify({ query: document, variables });
      // The code generator created the type of the data from the document.
      const deliver = onData as (data: object) => void;
      const subscription: Subscription = {
        ...{ request, onStart, onData: deliver, onStop },
        ...{ state: 'waiting', renew: false },
      };
      subscriptions.set(id, subscription);
      if (connection) void start(id);
      else void connect();
      return () => {
        if (subscriptions.get(id) !== subscription) return;
        if (subscription.state !== 'waiting') connection?.send({ type: 'stop', id });
        remove(id);
      };
    },
  };
};

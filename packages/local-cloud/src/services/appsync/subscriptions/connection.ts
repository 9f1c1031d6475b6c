import * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { Caller } from '../execution/caller';
import { Rejection } from '../request/rejection';
import { connectionTimeoutMs, type RealTimeLimits } from './limits';
import type { Register } from './register';
import { MessageRefused, reportedErrors, unsupported } from './start';
import type { Subscriber, Subscription } from './subscription';

interface Needs {
  readonly socket: WebSocket;
  /** Resolves if the client is allowed to connect. Rejects with Rejection. */
  readonly authorized: Promise<Caller>;
  /** Starts the subscription of a message. Rejects with MessageRefused, Rejection or FieldError. */
  readonly start: (payload: unknown) => Promise<Subscription>;
  readonly register: Register;
  readonly limits: Pick<RealTimeLimits, 'mostSubscriptions' | 'mostWaitingBytes'>;
}

export interface Connection {
  readonly isAcknowledged: () => boolean;
  /** Sends a keep-alive message. */
  keepAlive(): void;
  close(reason: string): void;
}

const messageRule = v.object({
  type: v.string(),
  id: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  payload: v.optional(v.unknown()),
});

/** Codes of RFC 6455, section 7.4.1. */
const closing = { normal: 1000, goingAway: 1001, policy: 1008 };

/**
 * Handles the connection of one client with AppSync's protocol.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export function serveConnection({ socket, authorized, start, register, limits }: Needs): Connection {
  /** By id; undefined while the subscription starts. */
  const subscribers = new Map<string, Subscriber | undefined>();
  let acknowledged = false;

  socket.on('message', (data, isBinary) => {
    void answer(isBinary ? undefined : parse((data as Buffer).toString()));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const subscriber of subscribers.values()) if (subscriber) register.remove(subscriber);
    subscribers.clear();
  });

  async function answer(message: v.InferOutput<typeof messageRule> | undefined): Promise<void> {
    if (message?.type === 'connection_init') return acknowledge();
    if (!acknowledged) return;
    const id = message?.id;
    try {
      if (id === undefined) throw unsupported('unknown');
      if (message?.type === 'start') await begin(id, message.payload);
      else if (message?.type === 'stop') stop(id);
      else throw unsupported('unknown');
    } catch (error) {
      notify({ type: 'error', ...(id !== undefined && { id }), payload: { errors: errorsOf(error) } });
    }
  }

  async function acknowledge(): Promise<void> {
    try {
      await authorized;
      acknowledged = true;
      notify({ type: 'connection_ack', payload: { connectionTimeoutMs } });
      notify({ type: 'ka' });
    } catch (error) {
      const errorCode = error instanceof Rejection ? error.status : 500;
      const errors = errorsOf(error).map((one) => ({ ...one, errorCode }));
      notify({ type: 'connection_error', payload: { errors } });
      socket.close(closing.policy);
    }
  }

  async function begin(id: string, payload: unknown): Promise<void> {
    const { mostSubscriptions } = limits;
    if (subscribers.has(id))
      throw refused('DuplicatedOperationError', `Subscription ${id} has been started already.`);
    if (subscribers.size >= mostSubscriptions)
      throw refused(
        'MaxSubscriptionsReachedError',
        `Max number of ${mostSubscriptions} subscriptions reached`,
      );
    subscribers.set(id, undefined);
    const subscription = await start(payload).catch((error: unknown) => {
      subscribers.delete(id);
      throw error;
    });
    // The client may have disconnected or stopped the subscription meanwhile.
    if (!subscribers.has(id)) return;
    const subscriber: Subscriber = {
      subscription,
      deliver: (text) => {
        if (subscribers.get(id) === subscriber)
          send(`{"id":${JSON.stringify(id)},"type":"data","payload":${text}}`);
      },
      invalidate: () => {
        end(id);
        const errors = [{ errorType: 'SubscriptionInvalidated', message: 'Subscription invalidated.' }];
        notify({ id, type: 'error', payload: { errors } });
        notify({ id, type: 'complete' });
      },
    };
    subscribers.set(id, subscriber);
    register.add(subscriber);
    notify({ type: 'start_ack', id });
  }

  function stop(id: string): void {
    if (!subscribers.has(id)) throw refused('UnknownOperationError', `Unknown operation id ${id}`);
    end(id);
    notify({ type: 'complete', id });
  }

  function end(id: string): void {
    const subscriber = subscribers.get(id);
    subscribers.delete(id);
    if (subscriber) register.remove(subscriber);
  }

  const notify = (message: object) => send(JSON.stringify(message));

  /** Disconnects a client that reads too slowly. This limits memory and delays for other clients. */
  function send(text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.mostWaitingBytes) socket.terminate();
    else socket.send(text);
  }

  return {
    isAcknowledged: () => acknowledged,
    keepAlive: () => {
      if (acknowledged) notify({ type: 'ka' });
    },
    close: (reason) => socket.close(closing.goingAway, reason),
  };
}

function parse(text: string): v.InferOutput<typeof messageRule> | undefined {
  try {
    const parsed = v.safeParse(messageRule, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

const refused = (errorType: string, message: string) => new MessageRefused({ errorType, message });

function errorsOf(error: unknown): ReturnType<typeof reportedErrors> {
  try {
    return reportedErrors(error);
  } catch (bug) {
    console.error('AppSync, real time:', bug);
    return [{ errorType: 'InternalFailure', message: 'An internal failure occurred.' }];
  }
}

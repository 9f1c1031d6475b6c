import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { engineClient } from '../world/given/engine-client';

const writing = /^(?:Put|Update|Delete|TransactWrite)/;

/** Intercepts the n-th write of a connection (from 1), and executes it or not. */
export type AroundWrite = (n: number, make: () => Promise<void>) => Promise<void>;

/** A connection to a test engine whose writes are intercepted. */
export function watchedWrites(endpoint: string, around: AroundWrite): DynamoDBClient {
  const client = engineClient(endpoint);
  let n = 0;
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (!writing.test(commandName)) return next(args);
        const made: Awaited<ReturnType<typeof next>>[] = [];
        n += 1;
        await around(n, async () => void made.push(await next(args)));
        const [answer] = made;
        if (!answer) throw new Error('A write was neither made nor refused.');
        return answer;
      },
    { step: 'initialize' },
  );
  return client;
}

/** Ends a process; no code catches it. */
export class Died extends Error {
  constructor() {
    super('The process died.');
    this.name = 'Died';
  }
}

/** A process that crashes at its n-th write: just before or just after its execution. */
export const dyingAt =
  (write: number, when: 'before' | 'after'): AroundWrite =>
  async (n, make) => {
    if (n === write && when === 'before') throw new Died();
    await make();
    if (n === write) throw new Died();
  };

/** Runs something else just before the first write. */
export const interruptedBy =
  (happens: () => Promise<unknown>): AroundWrite =>
  async (n, make) => {
    if (n === 1) await happens();
    await make();
  };

/** The first write is executed and its response lost; after it, no write arrives. */
export const cutOff: AroundWrite = async (n, make) => {
  if (n === 1) await make();
  throw Object.assign(new Error('No answer came.'), { name: 'TimeoutError' });
};

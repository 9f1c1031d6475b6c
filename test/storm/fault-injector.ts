import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What may happen to one request on its way. */
export const faults = [
  'none',
  'lost-request',
  'lost-answer',
  'late',
  'duplicate',
  'conflict',
  'throttle',
  'server',
  'delay',
  'crash',
] as const;
export type Fault = (typeof faults)[number];

/** The client is no more; what it had sent may still arrive. */
export class ClientCrash extends Error {}

const named = (name: string) => Object.assign(new Error(name), { name });
const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
  });

interface FaultOptions {
  /** So many requests pass before the latest of those that are late. */
  readonly latest?: number;
  /** Whether commands of a name meet faults, such as `GetItemCommand`. By default, all do. */
  readonly meets?: (commandName: string) => boolean;
}

/**
 * Stands between a client and its engine: the requests meet the faults in their order, those after the last one meet
 * none. What is late is told to have timed out and is sent after some more requests. Every sending has a request token
 * of its own, as after the ten minutes for which AWS remembers one.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html
 */
export function injectFaults(
  client: DynamoDBClient,
  schedule: readonly Fault[],
  { latest = 5, meets = () => true }: FaultOptions = {},
) {
  const coming = [...schedule];
  const late: { readonly send: () => Promise<unknown>; after: number }[] = [];
  const arrivals = async (all: boolean) => {
    for (const one of late) one.after -= 1;
    const due = all ? late.splice(0) : late.filter(({ after }) => after === 0);
    for (const { send } of due) await send().catch(() => undefined);
  };
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const send = () => next({ ...args, input: { ...args.input } });
        const fault = (meets(commandName) ? coming.shift() : undefined) ?? 'none';
        await arrivals(false);
        switch (fault) {
          case 'none':
            return send();
          case 'lost-request':
            throw named('TimeoutError');
          case 'lost-answer':
            await send();
            throw named('TimeoutError');
          case 'late':
            late.push({ send, after: 1 + (coming.length % latest) });
            throw named('TimeoutError');
          case 'duplicate':
            await send();
            return send();
          case 'conflict':
            throw conflict();
          case 'throttle':
            throw named('ThrottlingException');
          case 'server':
            await send();
            throw named('InternalServerError');
          case 'delay':
            await pause(2);
            return send();
          case 'crash':
            late.push({ send, after: 1 + (coming.length % latest) });
            throw new ClientCrash();
        }
      },
    { step: 'initialize', name: 'faults' },
  );
  return {
    /** From now on nothing goes wrong, and all that was on its way has arrived. */
    async end() {
      coming.length = 0;
      await arrivals(true);
    },
  };
}

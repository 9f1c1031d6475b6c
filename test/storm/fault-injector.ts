import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** The possible faults of one request. */
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

/** The client has crashed; requests that it had sent can still arrive. */
export class ClientCrash extends Error {}

const named = (name: string) => Object.assign(new Error(name), { name });
const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }, { Code: 'None' }],
  });

interface FaultOptions {
  /** The maximum number of requests that pass before a delayed request arrives. */
  readonly latest?: number;
  /** Whether commands with a name are affected, such as `GetItemCommand`. Default: all. */
  readonly meets?: (commandName: string) => boolean;
}

/**
 * Injects faults between a client and its engine: the faults apply to the requests in order; requests after
 * the last fault are not affected. A delayed request returns a timeout and is sent after some more requests.
 * Every attempt has its own request token, as after the ten minutes for which AWS remembers a token.
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
    /** Stops all faults, and waits until all delayed requests have arrived. */
    async end() {
      coming.length = 0;
      await arrivals(true);
    },
  };
}

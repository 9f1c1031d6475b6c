import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type {
  AttributeValue,
  DynamoDBClient,
  TransactWriteItem,
  TransactWriteItemsCommandInput,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { StoredMovement } from '@novalink/ledger';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

/** A completed write, and its effect on balances. */
export interface Commit {
  /** The time of the write, if the log has a clock. */
  readonly at: Date | undefined;
  readonly writes: readonly TransactWriteItem[];
  readonly movements: readonly StoredMovement[];
  /** Accounts with their new balance, or with the added amount. */
  readonly balances: readonly { readonly account: string; readonly to?: bigint; readonly by?: bigint }[];
}

/** Changes or suppresses a write on its way; the response reports success in both cases. */
export type Tamper = (writes: readonly TransactWriteItem[]) => readonly TransactWriteItem[];

/** The writes of a client in the order of their execution. */
export interface CommitLog {
  readonly commits: Commit[];
  /** Waits until no more requests are sent. */
  rest(): Promise<void>;
}

interface LogOptions {
  /** A number of at least 0 and less than 1. */
  readonly random: () => number;
  readonly tamper?: Tamper | undefined;
  readonly clock?: () => Date;
  /** The log of another client, which sends nothing while this one is used. */
  readonly commits?: Commit[];
}

/**
 * Sends the requests of a client one at a time, so that the order of its writes is known. The next of the
 * waiting requests is selected at random.
 */
export function logCommits(
  client: DynamoDBClient,
  { random, tamper, clock, commits = [] }: LogOptions,
): CommitLog {
  const waiting: (() => Promise<void>)[] = [];
  let isBusy = false;
  const work = async () => {
    if (isBusy) return;
    isBusy = true;
    for (;;) {
      // Gives the caller of the last request time to send its next one before the selection.
      await nextTurn();
      const [next] = waiting.splice(Math.floor(random() * waiting.length), 1);
      if (!next) break;
      await next();
    }
    isBusy = false;
  };
  const queued = <Answer>(send: () => Promise<Answer>) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push(() => send().then(resolve, reject));
      void work();
    });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) =>
        queued(async () => {
          if (commandName !== 'TransactWriteItemsCommand') return next(args);
          const input = args.input as TransactWriteItemsCommandInput;
          const asked = input.TransactItems ?? [];
          const writes = tamper?.(asked) ?? asked;
          if (writes.length === 0) return { output: { $metadata: {} }, response: undefined };
          const answer = await next({ ...args, input: { ...input, TransactItems: [...writes] } });
          commits.push(commitOf(writes, clock?.()));
          return answer;
        }),
    { step: 'initialize', priority: 'low', name: 'commits' },
  );
  return {
    commits,
    rest: async () => {
      for (let quiet = 0; quiet < 3; quiet = isBusy ? 0 : quiet + 1) await pause(1);
    },
  };
}

type Item = Record<string, AttributeValue>;

/** The rows that a write puts into a table. */
export const putsIn = (writes: readonly TransactWriteItem[], table: string): readonly Item[] =>
  writes.flatMap(({ Put }) => (Put?.TableName === table && Put.Item ? [Put.Item] : []));

export const updatesOf = (writes: readonly TransactWriteItem[], table: string) =>
  writes.flatMap(({ Update }) => (Update?.TableName === table ? [Update] : []));

/** The rows whose partition key begins with a word. */
export const inPartition = (items: readonly Item[], prefix: string): readonly Item[] =>
  items.filter(({ pk }) => pk?.S?.startsWith(prefix));

const commitOf = (writes: readonly TransactWriteItem[], at: Date | undefined): Commit => ({
  ...{ at, writes },
  movements: putsIn(writes, 'Journal').map(parseMovement),
  balances: updatesOf(writes, 'Wallets').map(({ Key, ExpressionAttributeValues = {} }) => {
    const { pk = '', sk = '' } = unmarshall(Key ?? {}) as { pk?: string; sk?: string };
    const { ':balance': to, ':opposite': by } = ExpressionAttributeValues;
    return {
      account: `${pk}#${sk}`,
      ...(to?.N !== undefined && { to: BigInt(to.N) }),
      ...(by?.N !== undefined && { by: BigInt(by.N) }),
    };
  }),
});

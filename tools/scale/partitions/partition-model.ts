import type { Access, Answer, Call } from './access';
import { createStore, type Store, type StoreOptions } from './store';
import { tokenBucket, type TokenBucket } from './token-bucket';

export interface PartitionModelOptions {
  /** How long a transaction is at its items. */
  readonly transactionMs: number;
  /** Units per second that a table or an index may use at all. */
  readonly quota: { readonly read: number; readonly write: number };
  readonly storeOptions: (store: string) => StoreOptions;
}

/** What decides whether DynamoDB serves a call: nothing of what the call reads or writes, only where and how much. */
export interface PartitionModel {
  /** Time only goes on: `atMs` is never before that of the last call. */
  ask(call: Call, atMs: number): Answer;
  /** How many partitions a store has by now. */
  partitions(store: string): number;
}

/**
 * A new on-demand table.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/warm-throughput.html
 */
export const newTable = { read: 12_000, write: 4000 } as const;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html */
export const defaultQuota = { read: 40_000, write: 40_000 } as const;

/**
 * DynamoDB on demand: a token bucket for each partition of each table and index; an index without units throttles the
 * write to its table; a partition that stays hot is split, unless its load is one item or one key in ascending order; a
 * transaction conflicts with every other write to its items while it lasts.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/burst-adaptive-capacity.html
 */
export function partitionModel({
  transactionMs,
  quota,
  storeOptions,
}: PartitionModelOptions): PartitionModel {
  const stores = new Map<string, Quoted>();
  const held = new Map<string, number>();
  const quoted = (name: string): Quoted => {
    const known = stores.get(name);
    if (known) return known;
    const options = storeOptions(name);
    const created = {
      store: createStore(options),
      read: tokenBucket(quota.read, options.burstSeconds),
      write: tokenBucket(quota.write, options.burstSeconds),
    };
    stores.set(name, created);
    return created;
  };

  const placed = (access: Access): Placed => {
    const at = quoted(access.store);
    const item = access.write > 0 && !isIndex(access) ? nameOf(access) : undefined;
    return { access, at, item, position: at.store.positionAt(access) };
  };

  const refusal = (all: readonly Placed[], atMs: number): Answer | undefined => {
    for (const [place, { access, item }] of all.entries())
      if (item !== undefined && (held.get(item) ?? 0) > atMs) return { outcome: 'conflict', access, place };
    for (const [place, { access, at, position }] of all.entries()) {
      const { store, read, write } = at;
      if (!read.has(access.read, atMs) || !write.has(access.write, atMs))
        return { outcome: 'throttled', access, place, by: 'quota' };
      if (!store.admits(access, position, atMs))
        return { outcome: 'throttled', access, place, by: 'partition' };
    }
    return undefined;
  };

  return {
    ask(call, atMs) {
      const all = call.accesses.map(placed);
      const refused = refusal(all, atMs);
      if (refused) return refused;
      for (const { access, at, item, position } of all) {
        at.read.take(access.read);
        at.write.take(access.write);
        at.store.take(access, position);
        if (call.isTransaction && item !== undefined) held.set(item, atMs + transactionMs);
      }
      if (held.size > mostHeld) forget(held, atMs);
      return { outcome: 'done' };
    },
    partitions: (name) => quoted(name).store.partitions(),
  };
}

interface Quoted {
  readonly store: Store;
  readonly read: TokenBucket;
  readonly write: TokenBucket;
}

/** An access with where it goes, which is found once. */
interface Placed {
  readonly access: Access;
  readonly at: Quoted;
  readonly position: number;
  /** The name of an item that is written. */
  readonly item: string | undefined;
}

const mostHeld = 20_000;

function forget(held: Map<string, number>, atMs: number): void {
  for (const [name, until] of held) if (until <= atMs) held.delete(name);
}

const isIndex = ({ store }: Access) => store.includes('/');
const nameOf = ({ store, partitionKey, sortKey }: Access) => `${store} ${partitionKey} ${sortKey}`;

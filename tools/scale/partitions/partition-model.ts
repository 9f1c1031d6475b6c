import type { Access, Answer, Call } from './access';
import { createStore, type Store, type StoreOptions } from './store';
import { tokenBucket, type TokenBucket } from './token-bucket';

export interface PartitionModelOptions {
  /** The duration of a transaction. */
  readonly transactionMs: number;
  /** The maximum units per second of a table or an index. */
  readonly quota: { readonly read: number; readonly write: number };
  readonly storeOptions: (store: string) => StoreOptions;
}

/**
 * Decides whether DynamoDB serves a call. This depends only on the keys and sizes of the call, not on its
 * content.
 */
export interface PartitionModel {
  /** Calls must be in order of time: `atMs` is never less than in the previous call. */
  ask(call: Call, atMs: number): Answer;
  /** The current number of partitions of a store. */
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
 * DynamoDB on demand: each partition of each table and index has a token bucket. An index without units
 * throttles writes to its table. A partition that stays hot is split, unless its load is one item or one key
 * in ascending order. A transaction conflicts with every other write to its items while it lasts.
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

/** An access with its position, which is computed once. */
interface Placed {
  readonly access: Access;
  readonly at: Quoted;
  readonly position: number;
  /** The id of the written item. */
  readonly item: string | undefined;
}

const mostHeld = 20_000;

function forget(held: Map<string, number>, atMs: number): void {
  for (const [name, until] of held) if (until <= atMs) held.delete(name);
}

const isIndex = ({ store }: Access) => store.includes('/');
const nameOf = ({ store, partitionKey, sortKey }: Access) => `${store} ${partitionKey} ${sortKey}`;

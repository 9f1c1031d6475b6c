import type { Access } from './access';
import { endOf, positionOf, positions } from './position';
import { tokenBucket, type TokenBucket } from './token-bucket';

/**
 * Units per second of one partition.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
export const partitionLimits = { read: 3000, write: 1000 } as const;

export interface StoreOptions {
  /** The initial capacity in units per second: the warm throughput. */
  readonly warm: { readonly read: number; readonly write: number };
  /**
   * Whether new sort keys of the partition key are always the largest. Then a split does not reduce the load.
   */
  readonly isAscending: (partitionKey: string) => boolean;
  /** How long unused units are available. */
  readonly burstSeconds: number;
  /** How long a partition is throttled before it is split. */
  readonly splitAfterMs: number;
}

interface Partition {
  /** Its first position. It ends where the next partition begins. */
  readonly from: number;
  readonly read: TokenBucket;
  readonly write: TokenBucket;
  /** The most recently refused positions. */
  readonly refused: number[];
  /** Start of the current uninterrupted throttling, and time of the last one. */
  throttledSince: number | undefined;
  throttledAt: number;
}

/** The partitions of a table or an index. */
export interface Store {
  /** The position of an access. */
  positionAt(access: Access): number;
  /** Whether the partition of the position has enough units. If it has not, the partition becomes hot. */
  admits(access: Access, position: number, atMs: number): boolean;
  take(access: Access, position: number): void;
  readonly partitions: () => number;
}

const samples = 64;
/** After this time without throttling, a partition is no longer hot. */
const pauseMs = 1000;

export function createStore({ warm, isAscending, burstSeconds, splitAfterMs }: StoreOptions): Store {
  const partition = (from: number): Partition => ({
    from,
    read: tokenBucket(partitionLimits.read, burstSeconds),
    write: tokenBucket(partitionLimits.write, burstSeconds),
    refused: [],
    throttledSince: undefined,
    throttledAt: 0,
  });
  const count = Math.max(1, warm.read / partitionLimits.read, warm.write / partitionLimits.write);
  const width = positions.to / Math.ceil(count);
  const partitions = Array.from({ length: Math.ceil(count) }, (_, place) => partition(place * width));

  /** Splits at the median of the refused positions. A single position cannot be split. */
  const split = (place: number, { from, refused }: Partition) => {
    const sorted = refused.toSorted((one, other) => one - other);
    const [first = 0] = sorted;
    const middle = sorted[sorted.length >> 1] ?? first;
    const at = sorted.find((position) => position >= middle && position > first);
    if (at !== undefined) partitions.splice(place, 1, partition(from), partition(at));
  };
  const refuse = (place: number, held: Partition, position: number, atMs: number) => {
    if (held.throttledSince === undefined || atMs - held.throttledAt > pauseMs) held.throttledSince = atMs;
    held.throttledAt = atMs;
    held.refused.push(position);
    if (held.refused.length > samples) held.refused.shift();
    if (atMs - held.throttledSince < splitAfterMs) return;
    split(place, held);
    held.throttledSince = undefined;
    held.refused.length = 0;
  };
  return {
    positionAt: ({ partitionKey, sortKey }) =>
      isAscending(partitionKey) ? endOf(partitionKey) : positionOf(partitionKey, sortKey),
    admits(access, position, atMs) {
      const place = placeOf(partitions, position);
      const held = partitions[place];
      if (held === undefined) throw new Error(`No partition holds ${position}.`);
      if (held.read.has(access.read, atMs) && held.write.has(access.write, atMs)) return true;
      refuse(place, held, position, atMs);
      return false;
    },
    take(access, position) {
      const held = partitions[placeOf(partitions, position)];
      held?.read.take(access.read);
      held?.write.take(access.write);
    },
    partitions: () => partitions.length,
  };
}

/** The last partition that begins at or before the position. */
function placeOf(partitions: readonly Partition[], position: number): number {
  let low = 0;
  let high = partitions.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((partitions[middle]?.from ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

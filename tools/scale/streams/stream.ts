import type { Chance } from '#domain/wallet/simulation/chance';

/** A row whose versions contain its totals, of one place after the other. */
export interface Image {
  readonly key: string;
  /** From 1, without gaps. */
  readonly version: number;
  /**
   * The place where the row counts at this version, such as a session on a day. It stays the same until the
   * row moves to another place.
   */
  readonly place: string;
  /** The total of this place alone. */
  readonly total: number;
}

/** A change as a reader gets it, without information about the shard. */
export interface StreamRecord {
  readonly oldImage: Image | undefined;
  readonly newImage: Image;
  /** Increases within a shard, with varying length. Numbers of different shards are not comparable. */
  readonly sequenceNumber: string;
}

export interface Shard {
  readonly records: readonly StreamRecord[];
  /** The parent shard, whose records are read before the first record of this shard. */
  readonly parent: Shard | undefined;
  /** Whether no more records are added. */
  readonly isClosed: boolean;
}

interface GrowingShard extends Shard {
  readonly records: StreamRecord[];
  isClosed: boolean;
  /** The range of key hashes of the shard: from `from` (included) to `to` (excluded). */
  readonly from: number;
  readonly to: number;
  sequence: number;
}

export interface Stream {
  append(oldImage: Image | undefined, newImage: Image): void;
  /** Closes a shard and opens two children. */
  split(): void;
  /** Called after the last change. */
  close(): void;
  readonly shards: () => readonly Shard[];
}

/**
 * The changes of a table in shards; each key is in one open shard at a time.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html
 */
export function createStream(draw: Chance): Stream {
  const shard = (parent: GrowingShard | undefined, from: number, to: number): GrowingShard => ({
    parent,
    isClosed: false,
    from,
    to,
    records: [],
    sequence: draw.whole(1, 10 ** draw.whole(1, 6)),
  });
  const shards: GrowingShard[] = [shard(undefined, 0, keySpace)];
  let open = [...shards];
  return {
    append(oldImage, newImage) {
      const place = hashOf(newImage.key);
      const found = open.find(({ from, to }) => from <= place && place < to);
      if (!found) throw new Error(`No shard holds ${newImage.key}.`);
      found.sequence += draw.whole(1, 1000);
      found.records.push({ oldImage, newImage, sequenceNumber: `${found.sequence}` });
    },
    split() {
      const parent = draw.one(open);
      if (!parent || parent.to - parent.from < 2) return;
      parent.isClosed = true;
      const middle = (parent.from + parent.to) >> 1;
      const children = [shard(parent, parent.from, middle), shard(parent, middle, parent.to)];
      open = [...open.filter((one) => one !== parent), ...children];
      shards.push(...children);
    },
    close: () => open.forEach((one) => (one.isClosed = true)),
    shards: () => shards,
  };
}

const keySpace = 256;

/** An integer from 0 to 255. */
export function hashOf(key: string): number {
  let mixed = 7;
  for (let place = 0; place < key.length; place += 1)
    mixed = Math.imul(mixed ^ key.charCodeAt(place), 0x9e3779b1);
  return (mixed >>> 24) % keySpace;
}

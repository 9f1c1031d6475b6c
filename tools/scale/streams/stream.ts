import type { Chance } from '#domain/wallet/simulation/chance';

/** A row whose every version carries its totals, of one place after the other. */
export interface Image {
  readonly key: string;
  /** From 1, without a gap. */
  readonly version: number;
  /** Where the row counts at this version, such as a session on a day: in one place until another follows. */
  readonly place: string;
  /** Of the place alone. */
  readonly total: number;
}

/** What a reader gets of a change: nothing in it names the shard. */
export interface StreamRecord {
  readonly oldImage: Image | undefined;
  readonly newImage: Image;
  /** Grows along a shard; its length varies, and between shards it says nothing. */
  readonly sequenceNumber: string;
}

export interface Shard {
  readonly records: readonly StreamRecord[];
  /** Whose records are read before the first of this one. */
  readonly parent: Shard | undefined;
  /** No records are added any more. */
  readonly isClosed: boolean;
}

interface GrowingShard extends Shard {
  readonly records: StreamRecord[];
  isClosed: boolean;
  /** The keys' hashes that it holds: from and up to, without the last. */
  readonly from: number;
  readonly to: number;
  sequence: number;
}

export interface Stream {
  append(oldImage: Image | undefined, newImage: Image): void;
  /** Closes a shard; two others go on. */
  split(): void;
  /** Nothing changes any more. */
  close(): void;
  readonly shards: () => readonly Shard[];
}

/**
 * The changes of a table in shards, each key in one at a time.
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

/** From 0 up to and without 256. */
export function hashOf(key: string): number {
  let mixed = 7;
  for (let place = 0; place < key.length; place += 1)
    mixed = Math.imul(mixed ^ key.charCodeAt(place), 0x9e3779b1);
  return (mixed >>> 24) % keySpace;
}

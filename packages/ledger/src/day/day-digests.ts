import {
  blockBreak,
  openingHash,
  type DayBlock,
  type DayBreak,
  type DayLane,
  type HashText,
} from './day-chain';

/** The last block of a lane. */
export interface LaneHead {
  readonly lane: number;
  readonly seq: number;
  readonly hash: string;
}

/** Length of two SHA-256 hashes: of the key and of the entry. */
export const digestBytes = 64;

/** The distinct entries of a day's blocks, sorted by the hash of their key. */
export interface LinkedDigests {
  readonly count: number;
  /** Sorted by lane. */
  readonly heads: readonly LaneHead[];
  /** Returns the hash of the key followed by the hash of the entry. */
  readonly at: (index: number) => Uint8Array;
  /** Finds an entry by the first half of the digest, the hash of the key. Returns undefined if no block contains it. */
  readonly find: (digest: Uint8Array) => number | undefined;
  /** Whether a block that an earlier seal covers contains the entry. */
  readonly isSealed: (index: number) => boolean;
}

/** Reads the blocks of each lane in order, verifies the chain, and keeps 64 bytes for each link. */
export interface DigestReader {
  readonly add: (lane: number, block: DayBlock) => DayBreak | undefined;
  readonly linked: () => LinkedDigests | DayBreak;
}

/** `sealedHeads` are the heads in the day's latest seal. */
export function readDigests(
  day: Omit<DayLane, 'lane'>,
  sealedHeads: readonly LaneHead[],
  hash?: HashText,
): DigestReader {
  const heads = new Map<number, LaneHead>();
  const sealed = new Map(sealedHeads.map(({ lane, seq }) => [lane, seq]));
  let rows = new Uint8Array(1024 * digestBytes);
  let isSealed = new Uint8Array(1024);
  let count = 0;
  const grow = () => {
    rows = doubled(rows);
    isSealed = doubled(isSealed);
  };
  return {
    add(lane, block) {
      const last = heads.get(lane) ?? { seq: 0, hash: openingHash({ ...day, lane }) };
      const reason = blockBreak(block, { seq: last.seq + 1, prevHash: last.hash }, hash);
      if (reason !== undefined) return { lane, block: last.seq + 1, reason };
      const flag = block.seq <= (sealed.get(lane) ?? 0) ? 1 : 0;
      for (const { keyHash, entryHash } of block.entries) {
        if (count === isSealed.length) grow();
        writeHex(keyHash, rows, count * digestBytes);
        writeHex(entryHash, rows, count * digestBytes + digestBytes / 2);
        isSealed[count] = flag;
        count += 1;
      }
      heads.set(lane, { lane, seq: block.seq, hash: block.hash });
      return undefined;
    },
    linked: () =>
      sorted(
        rows.subarray(0, count * digestBytes),
        isSealed,
        [...heads.values()].sort((one, other) => one.lane - other.lane),
      ),
  };
}

function sorted(
  links: Uint8Array,
  linkIsSealed: Uint8Array,
  heads: readonly LaneHead[],
): LinkedDigests | DayBreak {
  const linkAt = (place: number) => links.subarray(place * digestBytes, (place + 1) * digestBytes);
  const places = orderOf(links);
  const rows = new Uint8Array(links.length);
  const isSealed = new Uint8Array(places.length);
  let count = 0;
  const at = (index: number) => rows.subarray(index * digestBytes, (index + 1) * digestBytes);
  for (const place of places) {
    const link = linkAt(place);
    const isAgain = count > 0 && compareKeys(link, at(count - 1)) === 0;
    if (isAgain && !areEqual(link, at(count - 1))) return { reason: 'an entry is linked with two contents' };
    if (!isAgain) {
      rows.set(link, count * digestBytes);
      count += 1;
    }
    if (linkIsSealed[place] === 1) isSealed[count - 1] = 1;
  }
  return {
    count,
    heads,
    at,
    find: (digest) => indexIn(digest, rows, count),
    isSealed: (index) => isSealed[index] === 1,
  };
}

/** Returns the row indexes sorted by key hash. Comparing the first four bytes is nearly always enough. */
function orderOf(links: Uint8Array): Uint32Array {
  const view = new DataView(links.buffer, links.byteOffset, links.length);
  const length = links.length / digestBytes;
  const first = Uint32Array.from({ length }, (_, place) => view.getUint32(place * digestBytes));
  const linkAt = (place: number) => links.subarray(place * digestBytes, (place + 1) * digestBytes);
  return Uint32Array.from({ length }, (_, place) => place).sort(
    (one, other) => (first[one] ?? 0) - (first[other] ?? 0) || compareKeys(linkAt(one), linkAt(other)),
  );
}

function indexIn(digest: Uint8Array, rows: Uint8Array, count: number): number | undefined {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = compareKeys(digest, rows, middle * digestBytes);
    if (order === 0) return middle;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return undefined;
}

function compareKeys(one: Uint8Array, other: Uint8Array, otherFrom = 0): number {
  for (let place = 0; place < digestBytes / 2; place += 1) {
    const difference = (one[place] ?? 0) - (other[otherFrom + place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

export const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/** Writes lowercase hexadecimal digits as bytes. */
export function writeHex(hex: string, into: Uint8Array, at: number): void {
  for (let place = 0; place < hex.length; place += 2)
    into[at + place / 2] = (digit(hex.charCodeAt(place)) << 4) | digit(hex.charCodeAt(place + 1));
}

const digit = (code: number) => (code < 58 ? code - 48 : code - 87);

function doubled(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(bytes.length * 2);
  more.set(bytes);
  return more;
}

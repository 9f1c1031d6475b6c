import { digestOf, type DayBreak, type EntryDigest, type HashText } from './day-chain';
import { areEqual, digestBytes, writeHex, type LinkedDigests } from './day-digests';
import type { DaySum, SealContents } from './day-seal';
import { merkleRoot, type Sha256 } from './merkle-tree';
import { toHex } from '@novalink/engine/hash';
import type { StoredMovement } from '#ledger/post/movement';

/** Compares the entries of a day with their digest blocks and adds up the entries that no earlier seal covers. */
export interface DayCount {
  /** Returns undefined, and does not count the entry, if no block contains it. */
  readonly add: (entry: StoredMovement) => 'counted' | DayBreak | undefined;
  /** The contents of a seal over the counted entries that no earlier seal covers. */
  readonly contents: (sha256: Sha256) => SealContents | DayBreak;
}

export function countDay(linked: LinkedDigests, hash?: HashText): DayCount {
  const seen = new Uint8Array(linked.count);
  const sums = new Map<string, DaySum>();
  let seenCount = 0;
  let declined = 0;
  return {
    add(entry) {
      const digest = digestRow(digestOf(entry, hash));
      const index = linked.find(digest);
      if (index === undefined) return undefined;
      if (!areEqual(digest, linked.at(index))) return broken('an entry was changed', entry.key);
      if (seen[index] === 1) return broken('an entry is there twice', entry.key);
      seen[index] = 1;
      seenCount += 1;
      if (linked.isSealed(index)) return 'counted';
      if (entry.state === 'DECLINED') declined += 1;
      else addTo(sums, entry);
      return 'counted';
    },
    contents(sha256) {
      if (seenCount < linked.count) {
        const missing = linked.at(seen.indexOf(0)).subarray(0, digestBytes / 2);
        return broken('an entry is missing', `SHA-256 ${toHex(missing)}`);
      }
      return {
        count: freshBefore(linked, linked.count),
        declined,
        sums: [...sums.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum),
        root: toHex(merkleRoot(freshLeaves(linked), sha256)),
        heads: linked.heads,
      };
    },
  };
}

const broken = (reason: string, key: string): DayBreak => ({ reason: `${reason}: ${key}` });

/** The 64 bytes of a digest as stored in blocks and Merkle leaves: the hash of the key, then the hash of the entry. */
export function digestRow({ keyHash, entryHash }: EntryDigest): Uint8Array {
  const row = new Uint8Array(digestBytes);
  writeHex(keyHash, row, 0);
  writeHex(entryHash, row, digestBytes / 2);
  return row;
}

/** The Merkle leaves of the entries that no earlier seal covers, in tree order. */
export function* freshLeaves(linked: LinkedDigests): Generator<Uint8Array> {
  for (let index = 0; index < linked.count; index += 1) if (!linked.isSealed(index)) yield linked.at(index);
}

/** The number of entries before `end` that no earlier seal covers. */
export function freshBefore(linked: LinkedDigests, end: number): number {
  let fresh = 0;
  for (let index = 0; index < end; index += 1) if (!linked.isSealed(index)) fresh += 1;
  return fresh;
}

function addTo(sums: Map<string, DaySum>, { coin, purse, kind, amount }: StoredMovement): void {
  const name = `${coin} ${purse} ${kind}`;
  const sum = sums.get(name) ?? { coin, purse, kind, count: 0, amount: 0n };
  sums.set(name, { ...sum, count: sum.count + 1, amount: sum.amount + amount });
}

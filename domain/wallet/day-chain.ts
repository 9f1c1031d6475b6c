import { brandDayPartition } from '../keys';
import { canonicalJson, type Json } from '../slots/model/canonical-json';
import { sha256, toHex } from '../slots/play/sha256';
import { utf8 } from '../slots/play/utf8';
import type { StoredMovement } from './movement';

/** A chain of a brand's day. A day has several, so that several can grow at once; an entry is in any of them. */
export interface DayLane {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** From 0. */
  readonly lane: number;
}

/** How many chains the readers of the journal's stream write; they draw one of them, from 0. */
export const dayLanes = 64;

/** Every chain that a day may have. */
export const allLanes: readonly number[] = Array.from({ length: dayLanes + 1 }, (_, lane) => lane);

/** The chain of what the nightly sweep found without a link: the last one. */
export const sweepLane = allLanes.length - 1;

/** How many entries a block has at most: 32 KB, 64 bytes for each. */
export const blockSize = 500;

/** An entry as a block holds it: two SHA-256 in hex. */
export interface EntryDigest {
  readonly keyHash: string;
  readonly entryHash: string;
}

/** Some entries of a day, in the order in which they were read. */
export interface DayBlock {
  /** From 1, without a gap. */
  readonly seq: number;
  readonly prevHash: string;
  readonly entries: readonly EntryDigest[];
  readonly hash: string;
}

/** What the first block of a lane follows, so that no lane stands for another. */
export const openingHash = ({ brandId, day, lane }: DayLane): string =>
  hashOf(`${brandDayPartition(brandId, day)}#${lane}`);

/** SHA-256, hex, of a text's UTF-8. Runtimes with a faster one than `hashOf` pass it where a whole day is hashed. */
export type HashText = (text: string) => string;

/** SHA-256, hex, of the entry as canonical JSON, its amounts as digit strings. */
export const entryHash = (entry: StoredMovement, hash: HashText = hashOf): string =>
  hash(canonicalJson(withDigits(entry)));

export const digestOf = (entry: StoredMovement, hash: HashText = hashOf): EntryDigest => ({
  keyHash: hash(entry.key),
  entryHash: entryHash(entry, hash),
});

/** The block of entries that follows another, or begins its lane. */
export function nextBlock(
  lane: DayLane,
  last: Pick<DayBlock, 'seq' | 'hash'> | undefined,
  movements: readonly StoredMovement[],
  hash: HashText = hashOf,
): DayBlock {
  const prevHash = last?.hash ?? openingHash(lane);
  const entries = movements.map((entry) => digestOf(entry, hash));
  return { seq: (last?.seq ?? 0) + 1, prevHash, entries, hash: blockHash(prevHash, entries, hash) };
}

/** Where a day and its chains part company: `block` is the number in the lane, undefined for what no block holds. */
export interface DayBreak {
  readonly lane?: number;
  readonly block?: number;
  readonly reason: string;
}

/**
 * Undefined when every entry of a day is what it was when it was linked, and is linked. An entry may be linked more than
 * once, as long as it is the same.
 */
export function firstDayBreak(
  { brandId, day }: Omit<DayLane, 'lane'>,
  entries: readonly StoredMovement[],
  lanes: ReadonlyMap<number, readonly DayBlock[]>,
): DayBreak | undefined {
  const known = new Map(entries.map((entry) => [hashOf(entry.key), entryHash(entry)]));
  if (known.size < entries.length) return { reason: 'an entry is there twice' };
  const linked = new Set<string>();
  for (const [lane, blocks] of lanes) {
    let prevHash = openingHash({ brandId, day, lane });
    for (const [position, block] of blocks.entries()) {
      const place = { seq: position + 1, prevHash };
      const reason = blockBreak(block, place) ?? digestBreak(block.entries, known);
      if (reason !== undefined) return { lane, block: position + 1, reason };
      for (const { keyHash } of block.entries) linked.add(keyHash);
      prevHash = block.hash;
    }
  }
  return linked.size < known.size ? { reason: 'an entry has no link' } : undefined;
}

/** Why a block is not the one that comes next in its lane. */
export function blockBreak(
  block: DayBlock,
  { seq, prevHash }: Pick<DayBlock, 'seq' | 'prevHash'>,
  hash: HashText = hashOf,
): string | undefined {
  if (block.seq !== seq) return 'a block is missing';
  if (block.prevHash !== prevHash) return 'the block does not follow the one before';
  return block.hash === blockHash(prevHash, block.entries, hash) ? undefined : 'the block was changed';
}

function digestBreak(
  digests: readonly EntryDigest[],
  known: ReadonlyMap<string, string>,
): string | undefined {
  for (const { keyHash, entryHash: linked } of digests) {
    const hash = known.get(keyHash);
    if (hash === undefined) return 'an entry is missing';
    if (hash !== linked) return 'an entry was changed';
  }
  return undefined;
}

const blockHash = (prevHash: string, entries: readonly EntryDigest[], hash: HashText = hashOf) =>
  hash(prevHash + entries.map((digest) => digest.keyHash + digest.entryHash).join(''));

export const hashOf: HashText = (text) => toHex(sha256(utf8(text)));

/** JSON has no integers of this size: a digit string is one. */
export function withDigits(value: unknown): Json {
  if (typeof value === 'bigint') return `${value}`;
  if (Array.isArray(value)) return value.map(withDigits);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDigits(member)]));
  return value as Json;
}

import { canonicalJson, type Json, sha256, toHex, utf8 } from '@novalink/engine/hash';
import type { StoredMovement } from '#ledger/post/movement';

/**
 * One hash chain of a brand's day. A day has several chains so that they can grow in parallel; an entry can be in any
 * of them.
 */
export interface DayLane {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** From 0. */
  readonly lane: number;
}

/** The digest of an entry in a block: two SHA-256 hashes in hex. */
export interface EntryDigest {
  readonly keyHash: string;
  readonly entryHash: string;
}

/** Digests of entries of a day, in the order in which the consumer read them. */
export interface DayBlock {
  /** Numbered from 1 without gaps. */
  readonly seq: number;
  readonly prevHash: string;
  readonly entries: readonly EntryDigest[];
  readonly hash: string;
}

/** The `prevHash` of a lane's first block. It contains brand, day and lane, so that one lane cannot replace another. */
export const openingHash = ({ brandId, day, lane }: DayLane): string =>
  hashOf(`DAY#${brandId}#${day}#${lane}`);

/** SHA-256 in hex of the UTF-8 text. Callers that hash a whole day pass a faster implementation than `hashOf`. */
export type HashText = (text: string) => string;

/** SHA-256 in hex of the entry as canonical JSON, with amounts as digit strings. */
export const entryHash = (entry: StoredMovement, hash: HashText = hashOf): string =>
  hash(canonicalJson(withDigits(entry)));

export const digestOf = (entry: StoredMovement, hash: HashText = hashOf): EntryDigest => ({
  keyHash: hash(entry.key),
  entryHash: entryHash(entry, hash),
});

/** Creates the block after `last`, or the first block of the lane. */
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

/**
 * The first mismatch between a day's entries and its chains. `block` is the number in the lane; undefined if no block
 * contains the entry.
 */
export interface DayBreak {
  readonly lane?: number;
  readonly block?: number;
  readonly reason: string;
}

/**
 * Returns undefined if every entry is linked and unchanged since it was linked. An entry can be linked more than once
 * if its content is the same.
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

/** Returns why a block is not the valid next block of its lane. */
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

/** Converts bigints to digit strings, because JSON numbers are not exact at this size. */
export function withDigits(value: unknown): Json {
  if (typeof value === 'bigint') return `${value}`;
  if (Array.isArray(value)) return value.map(withDigits);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withDigits(member)]));
  return value as Json;
}

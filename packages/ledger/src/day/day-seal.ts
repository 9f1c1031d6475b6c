import { canonicalJson } from '@novalink/engine/hash';
import { hashOf, withDigits } from './day-chain';
import type { LaneHead } from './day-digests';
import type { StoredMovement } from '#ledger/post/movement';

/** Total of the posted movements of one kind in one coin and purse. */
export interface DaySum extends Pick<StoredMovement, 'coin' | 'purse' | 'kind'> {
  readonly count: number;
  /** Minor units from the player's point of view: credits are positive. */
  readonly amount: bigint;
}

/** Summary of the entries that a seal covers. */
export interface SealContents {
  /** Number of entries, posted and declined. */
  readonly count: number;
  readonly declined: number;
  /** Sorted by coin, purse and kind. */
  readonly sums: readonly DaySum[];
  /**
   * Merkle root in hex (RFC 6962, SHA-256) over the entries, sorted by the hash of their key. A leaf is the hash of
   * the key followed by the hash of the entry.
   */
  readonly root: string;
  /** The last block of each lane at the time of sealing. */
  readonly heads: readonly LaneHead[];
}

/** Makes changes to a brand's entries of a day detectable. */
export interface DaySeal extends SealContents {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** 1 for the first seal of the day; 2 and higher for entries that arrived after it. */
  readonly part: number;
  /** Numbers the seals of a brand from 1 without gaps, in order of creation. */
  readonly seq: number;
  readonly prevHash: string;
  /** ISO 8601. */
  readonly sealedAt: string;
  readonly hash: string;
}

export const dayMs = 24 * 60 * 60 * 1000;
const dayStart = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);
export const dayAfter = (day: string) => dayOf(new Date(dayStart(day) + dayMs));
export const dayBefore = (day: string) => dayOf(new Date(dayStart(day) - dayMs));

/** Milliseconds since the end of a day; negative before its end. */
export const msSinceEnd = (day: string, now: Date) => now.getTime() - dayStart(day) - dayMs;

/** Creates the seal after `last`, or the brand's first seal. */
export function nextSeal(
  of: Pick<DaySeal, 'brandId' | 'day' | 'part' | 'sealedAt'>,
  last: Pick<DaySeal, 'seq' | 'hash'> | undefined,
  { count, declined, sums, root, heads }: SealContents,
): DaySeal {
  const { brandId, day, part, sealedAt } = of;
  const prevHash = last?.hash ?? openingSealHash(brandId);
  const seq = (last?.seq ?? 0) + 1;
  const seal = { brandId, day, part, seq, prevHash, count, declined, sums, root, heads, sealedAt };
  return { ...seal, hash: sealHash(seal) };
}

/**
 * The `prevHash` of a brand's first seal. It contains the brand, so that one brand's seals cannot replace another's.
 */
export const openingSealHash = (brandId: string) => hashOf(`SEALS#${brandId}`);

const sealHash = (seal: Omit<DaySeal, 'hash'>) => hashOf(canonicalJson(withDigits(seal)));

/** The seal as canonical JSON, with amounts as digit strings. */
export const sealText = (seal: DaySeal): string => canonicalJson(withDigits(seal));

/** Returns why a seal was changed or does not follow `last`; undefined if it is valid. */
export function sealBreak(
  { hash, ...seal }: DaySeal,
  last: Pick<DaySeal, 'seq' | 'hash'> | undefined,
): string | undefined {
  if (hash !== sealHash(seal)) return 'the seal was changed';
  if (seal.seq !== (last?.seq ?? 0) + 1) return 'a seal is missing';
  const prevHash = last?.hash ?? openingSealHash(seal.brandId);
  return seal.prevHash === prevHash ? undefined : 'the seal does not follow the one before';
}

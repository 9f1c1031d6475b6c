import { sealsPartition } from '../keys';
import { canonicalJson } from '../slots/model/canonical-json';
import { hashOf, withDigits } from './day-chain';
import type { LaneHead } from './day-digests';
import type { StoredMovement } from './movement';

/** What the posted movements of one kind moved in one coin and purse. */
export interface DaySum extends Pick<StoredMovement, 'coin' | 'purse' | 'kind'> {
  readonly count: number;
  /** Minor units, as the wallets saw it: what players were given is positive. */
  readonly amount: bigint;
}

/** What a seal says about its entries. */
export interface SealContents {
  /** Entries, posted and declined. */
  readonly count: number;
  readonly declined: number;
  /** In the order of coin, purse and kind. */
  readonly sums: readonly DaySum[];
  /**
   * Hex. Merkle root (RFC 6962, SHA-256) over the entries in the order of the hashes of their keys; a leaf is the hash
   * of the key followed by the hash of the entry.
   */
  readonly root: string;
  /** The last block of each lane when the day was sealed. */
  readonly heads: readonly LaneHead[];
}

/** Fixes the entries of a brand's day for good. */
export interface DaySeal extends SealContents {
  readonly brandId: string;
  /** UTC, `2026-11-01`. */
  readonly day: string;
  /** 1 for the day itself; 2 and more for entries that came after the day had been sealed. */
  readonly part: number;
  /** Numbers the seals of a brand from 1, without a gap, in the order in which they were made. */
  readonly seq: number;
  readonly prevHash: string;
  /** ISO 8601. */
  readonly sealedAt: string;
  readonly hash: string;
}

/** A day is sealed this long after its end, so that what was under way is in it. */
export const sealAfterMs = 3 * 60 * 60 * 1000;

/** What arrives later than this after the end of its day is reported to the sweep, which may have sealed the day. */
export const lateAfterMs = 2 * 60 * 60 * 1000;

export const dayMs = 24 * 60 * 60 * 1000;
const dayStart = (day: string) => Date.parse(`${day}T00:00:00.000Z`);
export const dayOf = (time: Date) => time.toISOString().slice(0, 10);
export const dayAfter = (day: string) => dayOf(new Date(dayStart(day) + dayMs));
export const dayBefore = (day: string) => dayOf(new Date(dayStart(day) - dayMs));

/** How long ago a day ended; negative before its end. */
export const msSinceEnd = (day: string, now: Date) => now.getTime() - dayStart(day) - dayMs;

/** The seal that follows another of its brand, or is the brand's first. */
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

/** What a brand's first seal follows, so that no brand's stands for another's. */
export const openingSealHash = (brandId: string) => hashOf(sealsPartition(brandId));

const sealHash = (seal: Omit<DaySeal, 'hash'>) => hashOf(canonicalJson(withDigits(seal)));

/** The seal as canonical JSON, its amounts as digit strings. */
export const sealText = (seal: DaySeal): string => canonicalJson(withDigits(seal));

/** Why a seal does not follow another, or is not what it was; undefined when it does and is. */
export function sealBreak(
  { hash, ...seal }: DaySeal,
  last: Pick<DaySeal, 'seq' | 'hash'> | undefined,
): string | undefined {
  if (hash !== sealHash(seal)) return 'the seal was changed';
  if (seal.seq !== (last?.seq ?? 0) + 1) return 'a seal is missing';
  const prevHash = last?.hash ?? openingSealHash(seal.brandId);
  return seal.prevHash === prevHash ? undefined : 'the seal does not follow the one before';
}

import type { BrandLevel, BrandUserStatus } from '#domain/generated/types';
import { dayMs } from './periods';
import type { Eligibility, PromotionRules } from './rules';

/** A player of the brand at the time of an event. Times are milliseconds since 1970. */
export interface PlayerFacts {
  readonly playerId: string;
  /** ACTIVE once a self-exclusion is over. */
  readonly status: BrandUserStatus;
  /** The end of the latest exclusion, suspension or time-out; null if there was none. */
  readonly protectedUntil: number | null;
  readonly tier: number;
  readonly level: BrandLevel;
  readonly country: string;
  readonly joinedAt: number;
  readonly tags: readonly string[];
}

/**
 * Excluded, suspended, closed and timed-out players get nothing. Events before the end of an exclusion are not made up for
 * later, because `at` is the time of the event.
 */
export const isProtected = (
  { status, protectedUntil }: Pick<PlayerFacts, 'status' | 'protectedUntil'>,
  at: number,
): boolean => status !== 'ACTIVE' || (protectedUntil !== null && at < protectedUntil);

export type Ineligible = 'PROTECTED' | 'TIER' | 'LEVEL' | 'COUNTRY' | 'JOINED' | 'TAGS';

/** Why a player is not eligible at this time; undefined for an eligible player. */
export function ineligibility(
  { tiers, levels, countries, joinedWithinDays, tags }: Eligibility,
  player: PlayerFacts,
  at: number,
): Ineligible | undefined {
  const age = at - player.joinedAt;
  if (isProtected(player, at)) return 'PROTECTED';
  if (tiers !== null && !tiers.includes(player.tier)) return 'TIER';
  if (levels !== null && !levels.includes(player.level)) return 'LEVEL';
  if (countries !== null && !countries.includes(player.country)) return 'COUNTRY';
  if (joinedWithinDays !== null && (age < 0 || age >= joinedWithinDays * dayMs)) return 'JOINED';
  if (tags !== null && !tags.some((tag) => player.tags.includes(tag))) return 'TAGS';
  return undefined;
}

/**
 * Whether a promotion can be shown to people who are not players: it needs no code and no invitation, and is not limited
 * to levels, tiers or tags. Countries and the time of joining can limit it.
 */
export const isForEveryone = ({
  trigger,
  eligibility,
}: Pick<PromotionRules, 'trigger' | 'eligibility'>): boolean =>
  trigger.on !== 'CODE' &&
  trigger.on !== 'MANUAL' &&
  [eligibility.tiers, eligibility.levels, eligibility.tags].every((list) => list === null);

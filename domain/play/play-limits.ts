import type { PendingLimits, PlayLimits } from '../generated/types';
import { limits as bounds } from '../limits';
import { playSession } from './play-session';
import { periodEnds, periodsAt, type Periods } from './play-periods';

/** A player's losses in one coin: bets minus wins in minor units; negative if the player won. */
export interface Losses extends Periods {
  readonly dayLoss: bigint;
  readonly weekLoss: bigint;
  readonly monthLoss: bigint;
}

/** The current limits and the pending ones. */
export interface HeldLimits {
  readonly limits: PlayLimits;
  readonly pendingLimits: PendingLimits | null;
}

export type LossLimit = 'dailyLoss' | 'weeklyLoss' | 'monthlyLoss';

/**
 * Returns the losses of the current periods. Losses of periods that have ended do not count. If another server's
 * clock has already started a period, that period continues on a server whose clock is behind.
 */
export function lossesAt(counted: Losses | undefined, now: Date): Losses {
  const { day, week, month } = periodsAt(now);
  const fresh = { day, week, month, dayLoss: 0n, weekLoss: 0n, monthLoss: 0n };
  if (!counted) return fresh;
  const ofDay = counted.day < day ? fresh : counted;
  const ofWeek = counted.week < week ? fresh : counted;
  const ofMonth = counted.month < month ? fresh : counted;
  return {
    day: ofDay.day,
    week: ofWeek.week,
    month: ofMonth.month,
    dayLoss: ofDay.dayLoss,
    weekLoss: ofWeek.weekLoss,
    monthLoss: ofMonth.monthLoss,
  };
}

/** Adds a loss to each period. A bet counts as a loss until its win is subtracted, in the periods of the bet. */
export const withLoss = (losses: Losses, amount: bigint): Losses => ({
  ...losses,
  dayLoss: losses.dayLoss + amount,
  weekLoss: losses.weekLoss + amount,
  monthLoss: losses.monthLoss + amount,
});

export interface Wager {
  /** Minor units. */
  readonly bet: bigint;
  /** Decimals of the coin. Limits are in whole coins. */
  readonly decimals: number;
  readonly counted: Losses | undefined;
  readonly own: PlayLimits;
  /** The brand's limit for all players, in whole coins. */
  readonly brandDailyLoss: number | null | undefined;
}

/** Returns the first limit that the bet would exceed if lost, and the end of its period. */
export function brokenLimit(
  { bet, decimals, counted, own, brandDailyLoss }: Wager,
  now: Date,
): { readonly limit: LossLimit; readonly until: Date } | undefined {
  const losses = withLoss(lossesAt(counted, now), bet);
  const ends = periodEnds(now);
  const passes = (loss: bigint, limit: number | null | undefined) =>
    isSet(limit) && loss > BigInt(limit) * 10n ** BigInt(decimals);
  const broken = passes(losses.dayLoss, own.dailyLoss) || passes(losses.dayLoss, brandDailyLoss);
  if (broken) return { limit: 'dailyLoss', until: ends.day };
  if (passes(losses.weekLoss, own.weeklyLoss)) return { limit: 'weeklyLoss', until: ends.week };
  if (passes(losses.monthLoss, own.monthlyLoss)) return { limit: 'monthlyLoss', until: ends.month };
  return undefined;
}

/** Replaces the limits by the pending ones if these have become effective. */
export function limitsAt({ limits, pendingLimits }: HeldLimits, now: Date): HeldLimits {
  const isDue = pendingLimits !== null && Date.parse(pendingLimits.from) <= now.getTime();
  return isDue ? { limits: pendingLimits.limits, pendingLimits: null } : { limits, pendingLimits };
}

/**
 * Applies requested limits. Stricter limits take effect at once, looser ones after a delay that they share. A
 * request that loosens nothing further keeps the delay; any other request restarts it.
 */
export function limitsAfter(before: HeldLimits, wish: PlayLimits, now: Date): HeldLimits {
  const { limits: held, pendingLimits: pending } = limitsAt(before, now);
  const stricter = each((name) => strictest(held[name], wish[name]));
  const isLooser = (than: PlayLimits) => names.some((name) => room(wish[name]) > room(than[name]));
  if (!isLooser(held)) return { limits: stricter, pendingLimits: null };
  const later = new Date(now.getTime() + bounds.brandUser.loosenHours * 60 * 60 * 1000).toISOString();
  const from = pending && !isLooser(pending.limits) ? pending.from : later;
  return { limits: stricter, pendingLimits: { limits: each((name) => wish[name] ?? null), from } };
}

/** When a player played, in ISO 8601. Undefined before the first session or round. */
export interface Playing {
  /** The start of the first session after the last pause. */
  readonly playingSince?: string | undefined;
  readonly lastRoundAt?: string | undefined;
}

/**
 * The start of the time that counts for a session which starts now: that of the earlier sessions, or `now` if the player has
 * paused since the last round. `pauseEnds` is the end of that pause.
 */
export function playingFrom({ playingSince, lastRoundAt }: Playing, now: Date) {
  const pauseEnds = new Date(Date.parse(lastRoundAt ?? '') + playSession.pauseMinutes * 60_000);
  const continues = playingSince !== undefined && now < pauseEnds;
  return { since: continues ? playingSince : now.toISOString(), pauseEnds };
}

/** Returns the end of a session in ISO 8601: after the shortest duration that brand, player and platform allow. */
export function sessionEnd(startedAt: string, brandMinutes: number, own: PlayLimits): string {
  const allowed = [brandMinutes, playSession.longestMinutes, own.sessionMinutes].filter(isSet);
  return new Date(Date.parse(startedAt) + Math.min(...allowed) * 60_000).toISOString();
}

const names = ['dailyLoss', 'weeklyLoss', 'monthlyLoss', 'sessionMinutes'] as const;

const isSet = (limit: number | null | undefined): limit is number => typeof limit === 'number';
const room = (limit: number | null | undefined) => limit ?? Number.POSITIVE_INFINITY;

function strictest(one: number | null | undefined, other: number | null | undefined): number | null {
  const least = Math.min(room(one), room(other));
  return Number.isFinite(least) ? least : null;
}

const each = (of: (name: (typeof names)[number]) => number | null): PlayLimits => ({
  dailyLoss: of('dailyLoss'),
  weeklyLoss: of('weeklyLoss'),
  monthlyLoss: of('monthlyLoss'),
  sessionMinutes: of('sessionMinutes'),
});

import type { PendingLimits, PlayLimits } from '../generated/types';
import { limits as bounds } from '../limits';
import { playSession } from './play-session';
import { periodEnds, periodsAt, type Periods } from './play-periods';

/** What a player has lost of one kind of coin, bets less wins, in minor units; below zero when they won. */
export interface Losses extends Periods {
  readonly dayLoss: bigint;
  readonly weekLoss: bigint;
  readonly monthLoss: bigint;
}

/** The limits that hold, and those that will. */
export interface HeldLimits {
  readonly limits: PlayLimits;
  readonly pendingLimits: PendingLimits | null;
}

export type LossLimit = 'dailyLoss' | 'weeklyLoss' | 'monthlyLoss';

/**
 * The counts so far. Periods that are over do not count. A period that another clock has started continues
 * for a clock that is behind.
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

/** A bet counts as lost until its win is taken off, in the periods in which it was bet. */
export const withLoss = (losses: Losses, amount: bigint): Losses => ({
  ...losses,
  dayLoss: losses.dayLoss + amount,
  weekLoss: losses.weekLoss + amount,
  monthLoss: losses.monthLoss + amount,
});

export interface Wager {
  /** Minor units. */
  readonly bet: bigint;
  /** Of the coin: a limit is so many whole coins. */
  readonly decimals: number;
  readonly counted: Losses | undefined;
  readonly own: PlayLimits;
  /** In whole coins; the brand's for everybody. */
  readonly brandDailyLoss: number | null | undefined;
}

/** The first limit that a lost bet would exceed, and the end of its period. */
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

/** Pending limits whose time has come are the limits. */
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

/** ISO 8601: after the strictest of what brand, player and platform allow. */
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

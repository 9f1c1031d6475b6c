import { periodEnds, periodsAt } from '#domain/play/play-periods';
import type { ClaimPeriod, PromotionRules, Recurrence, Schedule } from './rules';

/** From `from` up to and without `to`, in milliseconds since 1970; `to` is Infinity without an end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** From the start of the promotion to its end. */
export const scheduleSpan = ({ startsAt, endsAt }: Schedule): Span => ({
  from: Date.parse(startsAt),
  to: endsAt === null ? Number.POSITIVE_INFINITY : Date.parse(endsAt),
});

export const isWithin = ({ from, to }: Span, at: number): boolean => at >= from && at < to;

/** The part that both have; undefined if they do not overlap. */
export function overlapOf(one: Span, other: Span): Span | undefined {
  const both = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  return both.from < both.to ? both : undefined;
}

/** The name of the period of `at`: `ONCE`, `2026-05-01`, `2026-W18` or `2026-05`, in UTC. It is part of a claim's id. */
export function periodName(period: ClaimPeriod, at: number): string {
  const { day, week, month } = periodsAt(new Date(at));
  return { ONCE: 'ONCE', DAY: day, WEEK: week, MONTH: month }[period];
}

/** The period of `at` in UTC, not clipped to the schedule; ONCE is the whole schedule. */
export function periodSpan(
  { limits, schedule }: Pick<PromotionRules, 'limits' | 'schedule'>,
  at: number,
): Span {
  const date = new Date(at);
  const { day, week, month } = periodEnds(date);
  switch (limits.perPeriod) {
    case 'ONCE':
      return scheduleSpan(schedule);
    case 'DAY':
      return { from: day.getTime() - dayMs, to: day.getTime() };
    case 'WEEK':
      return { from: week.getTime() - 7 * dayMs, to: week.getTime() };
    case 'MONTH':
      return { from: Date.UTC(date.getUTCFullYear(), date.getUTCMonth()), to: month.getTime() };
  }
}

/** The period before that of `at`; undefined for ONCE. */
export const previousPeriodSpan = (
  rules: Pick<PromotionRules, 'limits' | 'schedule'>,
  at: number,
): Span | undefined =>
  rules.limits.perPeriod === 'ONCE' ? undefined : periodSpan(rules, periodSpan(rules, at).from - 1);

/** The occurrence of the schedule at this time; undefined while the schedule is closed. */
export function occurrenceAt(schedule: Schedule, at: number): Span | undefined {
  const whole = scheduleSpan(schedule);
  if (!isWithin(whole, at)) return undefined;
  if (schedule.recurring === null) return whole;
  const occurrence = occurrenceOn(schedule.recurring, at);
  const clipped = occurrence && overlapOf(occurrence, whole);
  return clipped && isWithin(clipped, at) ? clipped : undefined;
}

/**
 * The occurrences that start in `span`, in order. Without a recurrence it is the schedule itself. Throws if neither the
 * span nor the schedule has an end.
 */
export function occurrencesIn(schedule: Schedule, span: Span): readonly Span[] {
  const whole = scheduleSpan(schedule);
  const { recurring } = schedule;
  if (recurring === null) return isWithin(span, whole.from) ? [whole] : [];
  const searched = overlapOf(whole, span);
  if (searched === undefined) return [];
  if (!Number.isFinite(searched.to)) throw new RangeError('Occurrences need a span with an end.');
  const found: Span[] = [];
  for (let day = searched.from - (searched.from % dayMs); day < searched.to; day += dayMs) {
    const occurrence = occurrenceOn(recurring, day);
    const clipped = occurrence && overlapOf(occurrence, whole);
    if (clipped && isWithin(span, clipped.from)) found.push(clipped);
  }
  return found;
}

/** The occurrence on the UTC day of `at`. */
function occurrenceOn({ every, days, fromMinute, minutes }: Recurrence, at: number): Span | undefined {
  const date = new Date(at);
  const day = every === 'WEEK' ? date.getUTCDay() || 7 : date.getUTCDate();
  if (every !== 'DAY' && !days.includes(day)) return undefined;
  const from = at - (at % dayMs) + fromMinute * minuteMs;
  return { from, to: from + minutes * minuteMs };
}

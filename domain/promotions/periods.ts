import { type CalendarPeriod, zonedPeriod, type ZonedPeriod } from '#domain/play/zoned-period';
import { firstInstantAt, wallTimeAt, type WallTime } from '#domain/time/zoned-time';
import type { PromotionRules, Recurrence, Schedule } from './rules';

/** From `from` up to and without `to`, in milliseconds since 1970; `to` is Infinity without an end. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;
export const minutesOfDay = 24 * 60;
export const dayMs = minutesOfDay * minuteMs;

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

type Periodic = Pick<PromotionRules, 'limits' | 'schedule'>;

/** The time zone of periods and occurrences. Rules that were stored before brands had a time zone have none. */
export const zoneOf = ({ timeZone = 'UTC' }: Pick<Schedule, 'timeZone'>): string => timeZone;

/**
 * The name of the period of `at`: `ONCE`, `2026-05-01`, `2026-W18` or `2026-05`. It is part of a claim's id. A daily
 * occurrence belongs to the period in which it starts, also after midnight.
 */
export const periodName = ({ limits: { perPeriod }, schedule }: Periodic, at: number): string =>
  perPeriod === 'ONCE' ? 'ONCE' : claimPeriodAt(schedule, perPeriod, at).name;

/** The period of `at`, not clipped to the schedule; ONCE is the whole schedule. */
export const periodSpan = ({ limits: { perPeriod }, schedule }: Periodic, at: number): Span =>
  perPeriod === 'ONCE' ? scheduleSpan(schedule) : claimPeriodAt(schedule, perPeriod, at);

/** The period before that of `at`; undefined for ONCE. */
export const previousPeriodSpan = (rules: Periodic, at: number): Span | undefined =>
  rules.limits.perPeriod === 'ONCE' ? undefined : periodSpan(rules, periodSpan(rules, at).from - 1);

/** A period of the calendar, extended to the end of an occurrence that is open at its end. */
export function claimPeriodAt(schedule: Schedule, period: CalendarPeriod, at: number): ZonedPeriod {
  const zone = zoneOf(schedule);
  const calendar = zonedPeriod(period, at, zone);
  const isBefore = at < openUntil(schedule, calendar.from);
  const { name, from, to } = isBefore ? zonedPeriod(period, calendar.from - 1, zone) : calendar;
  return { name, from: openUntil(schedule, from), to: openUntil(schedule, to) };
}

/** The end of the occurrence that is open before and after midnight; midnight itself if there is none. */
function openUntil({ recurring, ...schedule }: Schedule, midnight: number): number {
  if (recurring === null || recurring.fromMinute + recurring.minutes <= minutesOfDay) return midnight;
  return Math.max(midnight, occurrenceWith(recurring, zoneOf(schedule), midnight - 1)?.to ?? midnight);
}

/** The occurrence of the schedule at this time; undefined while the schedule is closed. */
export function occurrenceAt(schedule: Schedule, at: number): Span | undefined {
  const whole = scheduleSpan(schedule);
  if (!isWithin(whole, at)) return undefined;
  if (schedule.recurring === null) return whole;
  const occurrence = occurrenceWith(schedule.recurring, zoneOf(schedule), at);
  return occurrence && overlapOf(occurrence, whole);
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
  const zone = zoneOf(schedule);
  const found: Span[] = [];
  // An occurrence that started on the day before can be cut by the start of the schedule.
  const first = startOfDay(wallTimeAt(searched.from, zone)) - dayMs;
  const last = wallTimeAt(searched.to, zone);
  for (let day = first; day <= last; day += dayMs) {
    const occurrence = occurrenceOn(recurring, day, zone);
    const clipped = occurrence && overlapOf(occurrence, whole);
    if (clipped && isWithin(span, clipped.from)) found.push(clipped);
  }
  return found;
}

const startOfDay = (wall: WallTime): WallTime => Math.floor(wall / dayMs) * dayMs;

/** The occurrence that is open at this time, not clipped to the schedule. It starts on this day or on the day before. */
function occurrenceWith(recurring: Recurrence, zone: string, at: number): Span | undefined {
  const today = startOfDay(wallTimeAt(at, zone));
  return [today, today - dayMs]
    .map((day) => occurrenceOn(recurring, day, zone))
    .find((occurrence) => occurrence && isWithin(occurrence, at));
}

/** The occurrence that starts on a day, given by its first local time. */
function occurrenceOn(
  { every, days, fromMinute, minutes }: Recurrence,
  day: WallTime,
  zone: string,
): Span | undefined {
  const date = new Date(day);
  const number = every === 'WEEK' ? date.getUTCDay() || 7 : date.getUTCDate();
  if (every !== 'DAY' && !days.includes(number)) return undefined;
  const from = day + fromMinute * minuteMs;
  const span = { from: firstInstantAt(from, zone), to: firstInstantAt(from + minutes * minuteMs, zone) };
  // The clocks can skip a whole occurrence.
  return span.from < span.to ? span : undefined;
}

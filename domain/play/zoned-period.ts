import { firstInstantAt, wallTimeAt } from '../time/zoned-time';
import { periodEnds, periodsAt } from './play-periods';

export type CalendarPeriod = 'DAY' | 'WEEK' | 'MONTH';

/** A day, an ISO week or a month in a time zone. */
export interface ZonedPeriod {
  /** `2026-05-01`, `2026-W18` or `2026-05`. */
  readonly name: string;
  /** From `from` up to and without `to`, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

const dayMs = 24 * 60 * 60_000;

/** The period of `at`, in milliseconds since 1970. A day lasts 23 or 25 hours when the clocks are changed. */
export function zonedPeriod(period: CalendarPeriod, at: number, zone: string): ZonedPeriod {
  // A local time as if it were UTC, so that the calendar of UTC applies to it.
  const local = new Date(wallTimeAt(at, zone));
  const names = periodsAt(local);
  const ends = periodEnds(local);
  const named = (name: string, from: number, to: Date): ZonedPeriod => ({
    name,
    from: firstInstantAt(from, zone),
    to: firstInstantAt(to.getTime(), zone),
  });
  switch (period) {
    case 'DAY':
      return named(names.day, ends.day.getTime() - dayMs, ends.day);
    case 'WEEK':
      return named(names.week, ends.week.getTime() - 7 * dayMs, ends.week);
    case 'MONTH':
      return named(names.month, Date.UTC(local.getUTCFullYear(), local.getUTCMonth()), ends.month);
  }
}

import type { DateRange } from '#domain/counters/date-range';
import { cohortDays } from '#domain/counters/day-counters';
import { addDays, daysBetween, everyDay } from '#domain/counters/days';
import { retention } from '#domain/counters/definitions';
import type { BrandDay } from '#domain/counters/roll-up';
import type { Cohort, RetentionPoint } from '#domain/generated/types';
import type { ByDay } from './play-metrics';

type JoinedDay = Pick<BrandDay, 'newPlayers' | 'cohorts'>;

/** The players who joined on each day of the range, and how many of them returned within the range. */
export const cohortsOf = ({ from, to }: DateRange, byDay: ByDay<JoinedDay>): Cohort[] =>
  everyDay(from, to).flatMap((day) => {
    const joined = byDay.get(day)?.newPlayers ?? 0;
    if (joined === 0) return [];
    const later = Math.min(cohortDays, daysBetween(day, to));
    const active = Array.from(
      { length: later + 1 },
      (_, days) => byDay.get(addDays(day, days))?.cohorts[day] ?? 0,
    );
    return [{ day, joined, active }];
  });

/** Retention over all cohorts. The rate for day k includes only the cohorts whose day k lies within the range. */
export function retentionOf(cohorts: readonly Cohort[]): RetentionPoint[] {
  const longest = cohorts.reduce((most, { active }) => Math.max(most, active.length), 0);
  return Array.from({ length: longest }, (_, daysLater) => {
    const reached = cohorts.filter(({ active }) => active.length > daysLater);
    const joined = reached.reduce((sum, cohort) => sum + cohort.joined, 0);
    const active = reached.reduce((sum, cohort) => sum + (cohort.active[daysLater] ?? 0), 0);
    return { daysLater, joined, active, rate: retention(active, joined) };
  });
}

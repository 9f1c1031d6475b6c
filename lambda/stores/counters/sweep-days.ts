import { addDays, everyDay } from '#domain/counters/days';
import { summaryLanes } from '#domain/play/summary-lane';
import type { ChangedDay, CountedDay } from '#lambda/stores/counters/count-days';

export interface SweepDaysNeeds {
  readonly count: (changed: ChangedDay) => Promise<CountedDay | undefined>;
  readonly rollUp: (counted: readonly CountedDay[]) => Promise<void>;
  readonly clock: () => Date;
}

export interface SweepDaysRequest {
  readonly brandId: string;
  /** The first day, UTC; without it, two days before the last. */
  readonly from?: string | undefined;
  /** The last day; without it, today. */
  readonly to?: string | undefined;
}

/** A record waits for twelve hours at most, and a night may fail. */
const sweptDays = 3;
const allLanes = Array.from({ length: summaryLanes }, (_, lane) => lane);

/** Counts all of a brand's days again, whatever the stream said of them. It may run beside the stream's reader. */
export const sweepDays =
  ({ count, rollUp, clock }: SweepDaysNeeds) =>
  async ({ brandId, from, to }: SweepDaysRequest): Promise<{ readonly days: number }> => {
    const last = to ?? clock().toISOString().slice(0, 10);
    const days = everyDay(from ?? addDays(last, 1 - sweptDays), last);
    for (const day of days) {
      const counted = await count({ brandId, day, lanes: allLanes });
      if (counted) await rollUp([counted]);
    }
    return { days: days.length };
  };

import { addDays, everyDay } from '#domain/counters/days';
import { summaryLanes } from '#domain/play/summary-lane';
import type { ChangedDay, CountedDay } from '#lambda/stores/counters/count-days';
import type { RepairDay } from '#lambda/stores/counters/repair-day';

export interface SweepDaysNeeds {
  readonly count: (changed: ChangedDay) => Promise<CountedDay | undefined>;
  readonly rollUp: (counted: readonly CountedDay[]) => Promise<void>;
  readonly clock: () => Date;
  /** Called for each day before it is counted. */
  readonly repair?: RepairDay;
}

export interface SweepDaysRequest {
  readonly brandId: string;
  /** The first UTC day. Default: two days before the last one. */
  readonly from?: string | undefined;
  /** The last day. Default: today. */
  readonly to?: string | undefined;
}

/** A stream record is retried for at most twelve hours, and a nightly sweep can fail. */
const sweptDays = 3;
const allLanes = Array.from({ length: summaryLanes }, (_, lane) => lane);

export interface SweptDays {
  readonly days: number;
  /** Number of repaired rows. */
  readonly repaired: number;
}

/**
 * Counts all days in the range again, independently of the stream. It can run in parallel with the consumer of the
 * stream.
 */
export const sweepDays =
  ({ count, rollUp, clock, repair }: SweepDaysNeeds) =>
  async ({ brandId, from, to }: SweepDaysRequest): Promise<SweptDays> => {
    const last = to ?? clock().toISOString().slice(0, 10);
    const days = everyDay(from ?? addDays(last, 1 - sweptDays), last);
    let repaired = 0;
    for (const day of days) {
      repaired += (await repair?.(brandId, day)) ?? 0;
      const counted = await count({ brandId, day, lanes: allLanes });
      if (counted) await rollUp([counted]);
    }
    return { days: days.length, repaired };
  };

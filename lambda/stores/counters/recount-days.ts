import type { DateRange } from '#domain/counters/date-range';
import type { DayMovementsNeeds } from '#lambda/stores/coins/day-movements';
import { counting } from '#lambda/stores/counters/counting';
import { repairDay } from '#lambda/stores/counters/repair-day';
import { sweepDays, type SweptDays } from '#lambda/stores/counters/sweep-days';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

export interface RecountNeeds extends PlayStoreNeeds, Pick<StoreNeeds, 'mainTable'>, DayMovementsNeeds {
  readonly clock: () => Date;
}

export interface RecountRequest extends DateRange {
  readonly brandId: string;
}

/**
 * Counts days of a brand from the journal alone: repairs summaries and gifts, then counts the days and replaces all
 * their counters. Only for days that have ended, because rounds of today can be in summaries before they are in the
 * index by day.
 */
export const recountDays = (needs: RecountNeeds) => {
  const sweep = sweepDays({
    ...counting(needs, { replacesNewer: true }),
    ...{ repair: repairDay(needs), clock: needs.clock },
  });
  return async (request: RecountRequest): Promise<SweptDays> => {
    const today = needs.clock().toISOString().slice(0, 10);
    if (request.to >= today)
      throw new RangeError(`Only days before ${today} can be counted from the journal.`);
    return sweep(request);
  };
};

import { summaryLane } from '../play/summary-lane';

/** The days of brands that changed since they were counted, in parts, so that no partition gets all writes. */
export const changedDayParts = 16;
export const changedDaysPartition = (part: number | string) => `CHANGEDDAYS#${part}`;
export const changedDayKey = (brandId: string, day: string) => ({
  pk: changedDaysPartition(summaryLane(brandId) % changedDayParts),
  sk: `${brandId}#${day}`,
});

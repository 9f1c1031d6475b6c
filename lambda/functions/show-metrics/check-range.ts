import { longestRangeDays, rangeFault, type DateRange, type RangeFault } from '#domain/counters/date-range';
import { Refusal } from '#lambda/runtime/refusal';

const refusals = {
  reversed: new Refusal('range.reversed', { field: 'from' }),
  'in-future': new Refusal('range.in-future', { field: 'to' }),
  'too-long': tooLong(longestRangeDays),
} satisfies Record<RangeFault, Refusal>;

export function checkRange(range: DateRange, now: Date): void {
  const fault = rangeFault(range, now.toISOString().slice(0, 10));
  if (fault) throw refusals[fault];
}

/** `days` is the length of the longest accepted range. */
export function tooLong(days: number): Refusal {
  return new Refusal('range.too-long', { field: 'from', days });
}

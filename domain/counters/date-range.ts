import { daysBetween } from './days';

/** Days, UTC, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export const longestRangeDays = 366;

/** What is wrong with a range; undefined when nothing is. `today` is the day, UTC, of who answers. */
export function rangeFault({ from, to }: DateRange, today: string): RangeFault | undefined {
  if (from > to) return 'reversed';
  if (to > today) return 'in-future';
  if (daysBetween(from, to) >= longestRangeDays) return 'too-long';
  return undefined;
}

export type RangeFault = 'reversed' | 'in-future' | 'too-long';

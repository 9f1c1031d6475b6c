import { daysBetween } from './days';

/** Days in UTC, first and last included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

export const longestRangeDays = 366;

/** The error in a range, or undefined. `today` is the current UTC day of the server. */
export function rangeFault({ from, to }: DateRange, today: string): RangeFault | undefined {
  if (from > to) return 'reversed';
  if (to > today) return 'in-future';
  if (daysBetween(from, to) >= longestRangeDays) return 'too-long';
  return undefined;
}

export type RangeFault = 'reversed' | 'in-future' | 'too-long';

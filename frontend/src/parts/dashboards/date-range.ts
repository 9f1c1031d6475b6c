import { type DateRange, rangeFault } from '#domain/counters/date-range';
import { addDays, daysBetween } from '#domain/counters/days';

export const presetDays = [7, 30, 90] as const;

/** The period of a dashboard, from the query string. */
export interface ShownRange extends DateRange {
  /** The matching item of `presetDays`; absent for a custom range. */
  readonly preset: (typeof presetDays)[number] | undefined;
  /** The same number of days before it. */
  readonly previous: DateRange;
}

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Today in UTC; rounds are counted by UTC day. */
export const todayUtc = (now: Date = new Date()): string => now.toISOString().slice(0, 10);

/** The range in the query string, or the last 30 days if it is missing or invalid. */
export const rangeIn = (search: URLSearchParams, today: string): ShownRange => {
  const from = search.get('from');
  const to = search.get('to');
  if (from !== null && to !== null && isDay(from) && isDay(to) && !rangeFault({ from, to }, today))
    return shown({ from, to }, today);
  const days = presetDays.find((preset) => String(preset) === search.get('days')) ?? 30;
  return shown({ from: addDays(today, 1 - days), to: today }, today);
};

const shown = (range: DateRange, today: string): ShownRange => {
  const days = daysBetween(range.from, range.to) + 1;
  return {
    ...range,
    preset: range.to === today ? presetDays.find((preset) => preset === days) : undefined,
    previous: { from: addDays(range.from, -days), to: addDays(range.from, -1) },
  };
};

const isDay = (text: string): boolean =>
  dayForm.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** `Nov 1 – 30, 2026`, in UTC. */
export const rangeText = ({ from, to }: DateRange): string => full.formatRange(dateOf(from), dateOf(to));

/** `Nov 23`, for chart labels. */
export const dayText = (day: string): string => short.format(dateOf(day));

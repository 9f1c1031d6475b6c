import { dayNames, fieldValues, valueOf } from './cron-field';

/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
}

export type DayRule = (day: Day) => boolean;

export const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** From 1 for Sunday. */
const weekdayOf = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1;

const dates = { first: 1, last: 31 };
const weekdays = { first: 1, last: 7, names: dayNames, steps: false };
const saturday = 7;
const sunday = 1;

/** Parses a day-of-month field; undefined for an invalid one. */
export function dateRule(text: string): DayRule | undefined {
  if (text === 'L') return ({ year, month, day }) => day === daysInMonth(year, month);
  if (text === 'LW') return (day) => day.day === nearestWeekday(day, daysInMonth(day.year, day.month));
  if (text.endsWith('W')) {
    const date = valueOf(text.slice(0, -1), dates);
    return date === undefined ? undefined : (day) => day.day === nearestWeekday(day, date);
  }
  const values = fieldValues(text, dates);
  return values && (({ day }) => values.includes(day));
}

/** Parses a day-of-week field; undefined for an invalid one. */
export function weekdayRule(text: string): DayRule | undefined {
  if (text === 'L') return (day) => weekdayOf(day) === saturday;
  if (text.endsWith('L')) {
    const weekday = valueOf(text.slice(0, -1), weekdays);
    if (weekday === undefined) return undefined;
    return (day) => weekdayOf(day) === weekday && day.day > daysInMonth(day.year, day.month) - 7;
  }
  if (text.includes('#')) return nthWeekdayRule(text);
  const values = fieldValues(text, weekdays);
  return values && ((day) => values.includes(weekdayOf(day)));
}

function nthWeekdayRule(text: string): DayRule | undefined {
  const [name = '', nth = ''] = text.split('#');
  const weekday = valueOf(name, weekdays);
  if (weekday === undefined || !/^\w+#[1-5]$/.test(text)) return undefined;
  return (day) => weekdayOf(day) === weekday && Math.ceil(day.day / 7) === Number(nth);
}

/** The date of the weekday closest to a date within its month; undefined for a date that the month does not have. */
function nearestWeekday({ year, month }: Day, date: number): number | undefined {
  const last = daysInMonth(year, month);
  if (date > last) return undefined;
  const weekday = weekdayOf({ year, month, day: date });
  if (weekday === saturday) return date === 1 ? 3 : date - 1;
  if (weekday === sunday) return date === last ? date - 2 : date + 1;
  return date;
}

import { fieldValues, monthNames, type FieldValues } from './cron-field';
import { dateRule, daysInMonth, weekdayRule, type DayRule } from './days';
import { instantsOf, wallTimeAt } from './zoned-time';

/** A cron expression of EventBridge. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-cron-expressions.html */
export interface Cron {
  readonly kind: 'cron';
  readonly minutes: FieldValues;
  readonly hours: FieldValues;
  readonly months: FieldValues;
  readonly years: FieldValues;
  readonly isDay: DayRule;
}

/** Parses the six fields between the brackets; undefined for expressions that EventBridge rejects. */
export function parseCron(text: string): Cron | undefined {
  const fields = text.trim().split(/\s+/);
  const [minute = '', hour = '', date = '', month = '', weekday = '', year = ''] = fields;
  const minutes = fieldValues(minute, { first: 0, last: 59 });
  const hours = fieldValues(hour, { first: 0, last: 23 });
  const months = fieldValues(month, { first: 1, last: 12, names: monthNames });
  const years = fieldValues(year, { first: 1970, last: 2199 });
  // Exactly one of the two day fields must be `?`.
  const isDay =
    (date === '?') === (weekday === '?')
      ? undefined
      : weekday === '?'
        ? dateRule(date)
        : weekdayRule(weekday);
  if (fields.length !== 6 || !minutes || !hours || !months || !years || !isDay) return undefined;
  return { kind: 'cron', minutes, hours, months, years, isDay };
}

/**
 * Returns the first time after an instant. Local times that do not exist are skipped, and times that exist twice
 * count once (EventBridge Scheduler User Guide, "Daylight savings time on EventBridge Scheduler").
 */
export function nextCronTime(cron: Cron, after: Date, zone: string): Date | undefined {
  const from = new Date(wallTimeAt(after, zone));
  const [firstYear, firstMonth] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  for (const year of cron.years.filter((each) => each >= firstYear)) {
    for (const month of cron.months) {
      if (year === firstYear && month < firstMonth) continue;
      const firstDay = year === firstYear && month === firstMonth ? from.getUTCDate() : 1;
      for (let day = firstDay; day <= daysInMonth(year, month); day += 1) {
        if (!cron.isDay({ year, month, day })) continue;
        const found = firstOfDay(cron, Date.UTC(year, month - 1, day), after, zone);
        if (found !== undefined) return found;
      }
    }
  }
  return undefined;
}

function firstOfDay({ hours, minutes }: Cron, day: number, after: Date, zone: string): Date | undefined {
  const passed = wallTimeAt(after, zone);
  for (const hour of hours) {
    for (const minute of minutes) {
      const wall = day + (hour * 60 + minute) * 60_000;
      if (wall <= passed) continue;
      const [first] = instantsOf(wall, zone);
      // In a repeated hour, the next local time can be an earlier instant.
      if (first !== undefined && first > after) return first;
    }
  }
  return undefined;
}

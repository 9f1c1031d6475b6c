/** The periods in which losses are counted: days, ISO weeks and months in UTC. */
export interface Periods {
  /** `2026-05-01`. */
  readonly day: string;
  /** `2026-W18`; a week starts on Monday and belongs to the year of its Thursday (ISO 8601). */
  readonly week: string;
  /** `2026-05`. */
  readonly month: string;
}

export function periodsAt(at: Date): Periods {
  const day = at.toISOString().slice(0, 10);
  return { day, week: weekOf(at), month: day.slice(0, 7) };
}

/** Returns the ends of the day, week and month of `at`. */
export function periodEnds(at: Date): { readonly [Period in keyof Periods]: Date } {
  const [year, month, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  return {
    day: new Date(Date.UTC(year, month, date + 1)),
    week: new Date(Date.UTC(year, month, date + daysPerWeek - weekday(at))),
    month: new Date(Date.UTC(year, month + 1, 1)),
  };
}

const daysPerWeek = 7;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const thursday = 3;
/** From 0 for Monday. */
const weekday = (at: Date) => (at.getUTCDay() + 6) % daysPerWeek;

function weekOf(at: Date): string {
  const toThursday = thursday - weekday(at);
  const middle = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + toThursday);
  const year = new Date(middle).getUTCFullYear();
  const week = 1 + Math.floor((middle - Date.UTC(year, 0, 1)) / (daysPerWeek * dayMilliseconds));
  return `${year}-W${`${week}`.padStart(2, '0')}`;
}

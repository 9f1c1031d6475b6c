const dayMs = 24 * 60 * 60_000;

const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** The number of days from one UTC day to another, such as `2026-11-22`. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs;

export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Both days included. */
export const everyDay = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));

const dayMs = 24 * 60 * 60 * 1000;

/** A UTC day in the format of the journal: `2026-11-21`. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The days from one to another, both included; empty if the order is wrong or a day is invalid. */
export const daysBetween = (from: string, to: string): string[] => {
  const [first, last] = [from, to].map((day) => Date.parse(`${day}T00:00:00Z`));
  if (first === undefined || last === undefined || Number.isNaN(first) || Number.isNaN(last)) return [];
  const count = Math.max(0, Math.floor((last - first) / dayMs) + 1);
  return Array.from({ length: count }, (_, day) => dayOf(first + day * dayMs));
};

export const hourMs = 3_600_000;

/** The format of `<input type="datetime-local">`. */
export function localTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts the value of such a field to ISO 8601 in UTC; empty for an invalid time. */
export function isoTime(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

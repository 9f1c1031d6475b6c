export const hourMs = 3_600_000;

/** As `<input type="datetime-local">` holds it. */
export function localTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What such a field holds as ISO 8601 in UTC; empty for what is no time. */
export function isoTime(local: string): string {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

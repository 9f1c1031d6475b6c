const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The time between a moment and `now` (milliseconds since 1970): `just now`, `5 minutes ago`, `yesterday`.
 */
export function ago(iso: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minute) return 'just now';
  if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return relative.format(-Math.floor(passed / hour), 'hour');
  return relative.format(-Math.floor(passed / day), 'day');
}

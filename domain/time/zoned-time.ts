/** A date and time without a time zone, as milliseconds since 1970 if it were UTC. */
export type WallTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a time zone that does not exist. */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const numeric = 'numeric';
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory' },
  });
  formats.set(zone, format);
  return format;
}

/** The local time in the time zone. `at`: milliseconds since 1970. */
export function wallTimeAt(at: number, zone: string): WallTime {
  if (zone === 'UTC') return at;
  const parts = formatFor(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const milliseconds = ((at % 1000) + 1000) % 1000;
  const time = new Date(0);
  time.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return time.setUTCHours(part('hour'), part('minute'), part('second'), milliseconds);
}

const offsetAt = (at: number, zone: string) => wallTimeAt(at, zone) - at;

const dayMs = 86_400_000;

/** The instants of a local time, in order: none if the clocks skip it, two if they repeat it. */
export function instantsOf(wall: WallTime, zone: string): readonly number[] {
  if (zone === 'UTC') return [wall];
  // No time zone has ever changed its offset twice within two days.
  const candidates = [wall - dayMs, wall + dayMs].map((near) => wall - offsetAt(near, zone));
  return [...new Set(candidates)]
    .sort((left, right) => left - right)
    .filter((instant) => wallTimeAt(instant, zone) === wall);
}

/** The first instant with this local time; if the clocks skip it, the instant at which they go forward. */
export function firstInstantAt(wall: WallTime, zone: string): number {
  const [first] = instantsOf(wall, zone);
  if (first !== undefined) return first;
  let before = wall - offsetAt(wall + dayMs, zone);
  let after = wall - offsetAt(wall - dayMs, zone);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallTimeAt(middle, zone) < wall) before = middle;
    else after = middle;
  }
  return after;
}

/** Whether the runtime knows the time zone. */
export function isTimeZone(name: string): boolean {
  try {
    formatFor(name);
    return true;
  } catch {
    return false;
  }
}

/** `UTC+02:00`, the difference between local time and UTC; `UTC` if there is none. */
export function offsetName(at: number, zone: string): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  if (minutes === 0) return 'UTC';
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}

/** `2026-10-25T01:30`, the format of `<input type="datetime-local">`. */
export const localText = (at: number, zone: string): string =>
  new Date(wallTimeAt(at, zone)).toISOString().slice(0, 16);

/** The local time of such a text; NaN for other text. */
export const wallTimeOf = (text: string): WallTime =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;

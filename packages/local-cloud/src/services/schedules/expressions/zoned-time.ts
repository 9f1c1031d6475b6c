/** A date and time without a time zone, as milliseconds since 1970 if it were UTC. */
export type WallTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Throws a RangeError for a time zone that does not exist. */
function formatOf(zone: string): Intl.DateTimeFormat {
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

/** Whether the IANA database contains the time zone. Offsets such as `+02:00` are not accepted. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The local time in the time zone, to the second. */
export function wallTimeAt(instant: Date, zone: string): WallTime {
  const second = Math.floor(instant.getTime() / 1000) * 1000;
  if (zone === 'UTC') return second;
  const parts = formatOf(zone).formatToParts(second);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** No time zone has ever changed its offset twice within this time. */
const aroundMilliseconds = 86_400_000;

/** Returns the instants of a local time: none if it is skipped, two if it is repeated. */
export function instantsOf(wall: WallTime, zone: string): Date[] {
  if (zone === 'UTC') return [new Date(wall)];
  const candidates = [wall - aroundMilliseconds, wall + aroundMilliseconds].map(
    (near) => wall - offsetAt(new Date(near), zone),
  );
  return [...new Set(candidates)]
    .sort((left, right) => left - right)
    .map((time) => new Date(time))
    .filter((instant) => wallTimeAt(instant, zone) === wall);
}

/** Returns the instant of a local time; for a skipped one, the instant without the offset change. */
export function instantOf(wall: WallTime, zone: string): Date {
  const [first] = instantsOf(wall, zone);
  return first ?? new Date(wall - offsetAt(new Date(wall - aroundMilliseconds), zone));
}

const offsetAt = (instant: Date, zone: string) => wallTimeAt(instant, zone) - instant.getTime();

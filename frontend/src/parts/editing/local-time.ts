import { instantsOf, localText, offsetName, wallTimeOf } from '#domain/time/zoned-time';

export const hourMs = 3_600_000;

/**
 * A form stores a date and time as an instant in ISO 8601, as the API returns it. Only a time that the time zone does not
 * have stays as it was typed.
 */
const isInstant = (value: string): boolean => value.endsWith('Z') && !Number.isNaN(Date.parse(value));

/** The instant of a form's date and time, for the API; empty for a time that does not exist. */
export const instantIn = (value: string): string => (isInstant(value) ? value : '');

/** The text of such a value for `<input type="datetime-local">`. */
export const typedTime = (value: string, zone: string): string =>
  isInstant(value) ? localText(Date.parse(value), zone) : value;

/** The value of a typed time. If it is the time of the saved value, the saved instant is kept. */
export function timeValue(typed: string, zone: string, saved: string): string {
  if (typed !== '' && typed === typedTime(saved, zone)) return saved;
  return instantTexts(typed, zone)[0] ?? typed;
}

/** The instants of a value's local time, if the clocks repeat it. */
export function repeatedTimes(value: string, zone: string): readonly string[] {
  const instants = isInstant(value) ? instantTexts(typedTime(value, zone), zone) : [];
  return instants.length > 1 ? instants : [];
}

function instantTexts(typed: string, zone: string): string[] {
  const wall = wallTimeOf(typed);
  return Number.isNaN(wall) ? [] : instantsOf(wall, zone).map((at) => new Date(at).toISOString());
}

/** `UTC+02:00`: the offset at a value; now for an empty one. */
export const offsetOf = (value: string, zone: string, now: number): string =>
  offsetName(isInstant(value) ? Date.parse(value) : now, zone);

/** An error for each of these fields of a form whose local time does not exist, by name. */
export const missingTimes = <Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
  zone: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names
      .filter((name) => values[name] !== '' && !isInstant(values[name]))
      .map((name): [string, string] => {
        const time = values[name].replace('T', ' ');
        return [
          name,
          `${time} does not exist in the time zone ${zone}, because the clocks go forward. Enter another time.`,
        ];
      }),
  );

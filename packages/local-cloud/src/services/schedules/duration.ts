const pattern = /^P(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/;

/** Parses an ISO 8601 duration of days, hours, minutes and seconds to milliseconds; undefined for an invalid one. */
export function durationMilliseconds(text: string): number | undefined {
  const found = pattern.exec(text);
  if (found === null || text.endsWith('P') || text.endsWith('T')) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((digits: string | undefined) => Number(digits ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}

/** Formats canonical JSON, which has no blanks, for reading: strips and lines stay on one line each. */
export function laidOut(json: string): string {
  const spread = JSON.stringify(JSON.parse(json), null, 2);
  return spread.replace(
    /\[\s+((?:"[^"]*"|-?\d+)(?:,\s+(?:"[^"]*"|-?\d+))*)\s+\]/g,
    (_all, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
}

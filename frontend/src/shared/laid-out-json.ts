/** Canonical JSON has no blanks; here it is for a person to read: strips and lines stay on one row each. */
export function laidOut(json: string): string {
  const spread = JSON.stringify(JSON.parse(json), null, 2);
  return spread.replace(
    /\[\s+((?:"[^"]*"|-?\d+)(?:,\s+(?:"[^"]*"|-?\d+))*)\s+\]/g,
    (_all, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
}

/** The new values of an event, laid out to be read. */
export const laidOutJson = (changes: string | null): string =>
  changes === null ? 'None' : JSON.stringify(JSON.parse(changes), null, 2);

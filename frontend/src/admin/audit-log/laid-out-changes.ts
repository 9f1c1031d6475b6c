/** The new values of an event as formatted JSON. */
export const laidOutJson = (changes: string | null): string =>
  changes === null ? 'None' : JSON.stringify(JSON.parse(changes), null, 2);

import * as messages from './messages';

/** The new values of an event as formatted JSON. */
export const laidOutJson = (changes: string | null): string =>
  changes === null ? messages.none : JSON.stringify(JSON.parse(changes), null, 2);

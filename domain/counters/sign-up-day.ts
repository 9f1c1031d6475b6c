import { timeOfUlid, ulidOf } from '#domain/ulid';
import { addDays } from './days';

/** The UTC day on which a player joined the brand. The player's id is a ULID of that time. */
export function signUpDay(playerId: string): string | undefined {
  const time = timeOfUlid(playerId);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/**
 * Bounds of the ids of all players who joined on a day: the first bound is included, the last one is
 * excluded.
 */
export const playerIdsOf = (day: string): { readonly first: string; readonly after: string } => ({
  first: firstIdOf(day),
  after: firstIdOf(addDays(day, 1)),
});

const firstIdOf = (day: string) => ulidOf(Date.parse(`${day}T00:00:00.000Z`), new Uint8Array(10));

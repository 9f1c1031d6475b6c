import { timeOfUlid, ulidOf } from '#domain/ulid';
import { addDays } from './days';

/** The day, UTC, on which a player joined their brand: a player's id is a ULID of that moment. */
export function signUpDay(playerId: string): string | undefined {
  const time = timeOfUlid(playerId);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** The ids of everybody who joined on a day lie between these two: the first may be an id, the last is none. */
export const playerIdsOf = (day: string): { readonly first: string; readonly after: string } => ({
  first: firstIdOf(day),
  after: firstIdOf(addDays(day, 1)),
});

const firstIdOf = (day: string) => ulidOf(Date.parse(`${day}T00:00:00.000Z`), new Uint8Array(10));

import type { Clock } from '#lambda/runtime/clock';
import type { PlayerNames } from '#lambda/stores/tournaments/tournament-players';

/** Names change only with the deletion of an account; a deleted name is shown for at most this time, in milliseconds. */
const nameMs = 60_000;
/** The number of players that a warm function caches: the top of 100 leaderboards. */
const remembered = 10_000;

/**
 * Caches the names on leaderboards. Reading the 100 names of a leaderboard takes 100 read units, and the top changes
 * less than the scores.
 */
export function cachedNames(read: PlayerNames, clock: Clock): PlayerNames {
  const known = new Map<string, { readonly name: string | undefined; readonly until: number }>();
  return async (brandId, playerIds) => {
    const now = clock().getTime();
    const keyOf = (playerId: string) => `${brandId} ${playerId}`;
    const isKnown = (playerId: string) => (known.get(keyOf(playerId))?.until ?? 0) > now;
    const unknown = playerIds.filter((playerId) => !isKnown(playerId));
    const names = unknown.length > 0 ? await read(brandId, unknown) : new Map<string, string>();
    const named = playerIds.flatMap((playerId): [string, string][] => {
      const name = names.get(playerId) ?? (isKnown(playerId) ? known.get(keyOf(playerId))?.name : undefined);
      return name === undefined ? [] : [[playerId, name]];
    });
    if (known.size + unknown.length > remembered) known.clear();
    for (const playerId of unknown)
      known.set(keyOf(playerId), { name: names.get(playerId), until: now + nameMs });
    return new Map(named);
  };
}

import type { TournamentPlayer, TournamentPlayers } from '#lambda/stores/tournaments/tournament-players';

/**
 * The players who get no rank and no prize in a tournament: those who have been excluded or suspended since before its
 * end, in milliseconds since 1970, and those who have managed the brand since before it. Bars and levels from a later time
 * change nothing. Players whose account was deleted, at an unknown time, are not among them.
 */
export const barredPlayers =
  (players: TournamentPlayers) =>
  async (brandId: string, playerIds: readonly string[], end: number): Promise<ReadonlySet<string>> => {
    const known = await players(brandId, playerIds);
    return new Set(
      playerIds.filter((playerId) => {
        const player = known.get(playerId);
        return player !== undefined && (barredAt(player, end) || managedAt(player, end));
      }),
    );
  };

const barredAt = ({ barredAt: since }: TournamentPlayer, end: number): boolean =>
  since !== undefined && since < end;

const managedAt = ({ level, levelSetAt }: TournamentPlayer, end: number): boolean =>
  level === 'ADMIN' && (levelSetAt === null || Date.parse(levelSetAt) < end);

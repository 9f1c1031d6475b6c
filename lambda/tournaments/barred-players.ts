import type { TournamentPlayer, TournamentPlayers } from '#lambda/stores/tournaments/tournament-players';

/**
 * The players who get no rank and no prize in a tournament: those who are excluded or suspended or have closed their
 * account, and those who managed the brand when the tournament ended. A later change of the level changes nothing, so that
 * a manager cannot change the result.
 */
export const barredPlayers =
  (players: TournamentPlayers) =>
  async (brandId: string, playerIds: readonly string[], endsAt: string): Promise<ReadonlySet<string>> => {
    const known = await players(brandId, playerIds);
    return new Set(
      playerIds.filter((playerId) => {
        const player = known.get(playerId);
        return player === undefined || player.isBarred || managedAt(player, endsAt);
      }),
    );
  };

const managedAt = ({ level, levelSetAt }: TournamentPlayer, at: string): boolean =>
  level === 'ADMIN' && (levelSetAt === null || levelSetAt < at);

import type { Leaderboard, Standing } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { publicTournament } from '#lambda/functions/show-tournaments/tournament';
import type { Boards } from '#lambda/services/tournaments/entrants';
import type { ScoreRow } from '#lambda/stores/tournaments/score-store';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';

export const getLeaderboard =
  (needs: Needs, boards: Boards) =>
  async (caller: Caller | null, tournamentId: string): Promise<Leaderboard> => {
    const row = await publicTournament(needs, tournamentId);
    const { top, boundaries, ranked, at } = await boards(tournamentId);
    const own = caller && (await ownScore(needs, caller, row));
    const names = await needs.names(
      row.brandId,
      [...top, ...(own ? [own] : [])].map(({ playerId }) => playerId),
    );
    const presented = (score: ScoreRow) => standingOf(score, names.get(score.playerId) ?? null);
    return {
      tournamentId,
      top: top.map(presented),
      boundaries: [...boundaries],
      ranked,
      own: own ? presented(own) : null,
      at: at.toISOString(),
    };
  };

async function ownScore(needs: Needs, caller: Caller, row: TournamentRow): Promise<ScoreRow | undefined> {
  const player = (await needs.brands.facts(row.brandId, caller))?.user;
  const entry = player && (await needs.entries.find(row, player.playerId));
  return entry && needs.scores.find(row.id, entry.entryId);
}

const standingOf = (
  { entryId, score, rounds, reachedAt, gsi1sk: order }: ScoreRow,
  name: string | null,
): Standing => ({
  ...{ entryId, name, score, rounds, order },
  reachedAt: new Date(reachedAt).toISOString(),
});

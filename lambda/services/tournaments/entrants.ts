import type { Board } from '#lambda/services/tournaments/boards';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import type { TournamentStore } from '#lambda/stores/tournaments/tournament-store';

export type Boards = (tournamentId: string) => Promise<Board>;

interface Needs {
  readonly tournaments: Pick<TournamentStore, 'entrants'>;
}

/** Players enter tournaments of mode AUTO by playing, so the leaderboard gives their number. */
export const entrantsOf = async (
  { tournaments }: Needs,
  boards: Boards,
  row: TournamentRow,
): Promise<number> => {
  if (row.status === 'DRAFT' || row.result) return 0;
  return row.entryMode === 'AUTO'
    ? (await boards(row.id)).ranked
    : (await tournaments.entrants(row.id)).admitted;
};

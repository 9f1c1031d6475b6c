import { Facts } from '../../ui/facts';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { ownPrize, rankText } from './own-standing';
import { tournamentCoins } from './prize-labels';
import { useLeaderboard } from './read-leaderboard';
import { scoreText } from '../../parts/tournaments/tournament-labels';

/** The user's rank, score and prize in a final result. Renders nothing without a rank. */
export const OwnResult = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { data: board } = useLeaderboard(tournament);
  const prize = board && ownPrize(tournament, board);
  if (!board?.own || prize === undefined) return null;
  return (
    <Facts
      rows={[
        ['Your rank', rankText(board)],
        ['Your score', scoreText(board.own.score, tournament)],
        ['Your prize', prize === 0n ? 'No prize' : tournamentCoins(prize, tournament)],
      ]}
    />
  );
};

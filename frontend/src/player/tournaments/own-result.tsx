import { Facts } from '../../ui/facts';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { ownPrize, rankText } from './own-standing';
import { tournamentCoins } from './prize-labels';
import { useLeaderboard } from './read-leaderboard';
import { scoreText } from '../../parts/tournaments/tournament-labels';
import * as messages from './messages';

/** The user's rank, score and prize in a final result. Renders nothing without a rank. */
export const OwnResult = ({ tournament }: { readonly tournament: ShownTournament }) => {
  const { data: board } = useLeaderboard(tournament);
  const prize = board && ownPrize(tournament, board);
  if (!board?.own || prize === undefined) return null;
  return (
    <Facts
      rows={[
        [messages.yourRank, rankText(board)],
        [messages.yourScore, scoreText(board.own.score, tournament)],
        [messages.yourPrize, prize === 0n ? messages.noPrize : tournamentCoins(prize, tournament)],
      ]}
    />
  );
};

import { whole } from '../../platform/labels/numbers';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { ownPlace } from './own-place';
import { prizeOfRank } from './prize-labels';
import type { ShownLeaderboard } from './shown-leaderboard';
import { scoreText } from '../../parts/tournaments/tournament-labels';

/**
 * `4 of 120`, or `about 250 of 9,000` between two known ranks of a large leaderboard. Undefined before the
 * first round.
 */
export const rankText = (board: ShownLeaderboard): string | undefined => {
  const place = ownPlace(board);
  if (!place) return undefined;
  const rank = whole(place.rank);
  const of = whole(Math.max(board.ranked, place.rank));
  return place.isExact ? `${rank} of ${of}` : `about ${rank} of ${of}`;
};

/** The distance to the next known rank above, such as `1.50× to rank 3`; undefined at the first rank. */
export const nextRankText = (
  tournament: Pick<ShownTournament, 'scoring' | 'decimals'>,
  board: ShownLeaderboard,
): string | undefined => {
  const next = ownPlace(board)?.next;
  return next && `${scoreText(`${next.behind}`, tournament)} to rank ${whole(next.rank)}`;
};

/** The prize of the user's rank, in minor units; undefined before the result and without a rank. */
export const ownPrize = (
  tournament: Pick<
    ShownTournament,
    'prizeKind' | 'prizes' | 'budget' | 'pool' | 'coin' | 'decimals' | 'result'
  >,
  board: ShownLeaderboard,
): bigint | undefined => {
  const rank = ownPlace(board)?.rank;
  const { result } = tournament;
  return result && rank !== undefined ? prizeOfRank(tournament, rank, result.ranked) : undefined;
};

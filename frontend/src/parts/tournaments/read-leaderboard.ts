import { useQuery } from '@tanstack/react-query';
import type { GetLeaderboardQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { ShownTournament } from './list-tournaments';

export type ShownLeaderboard = NonNullable<GetLeaderboardQuery['getLeaderboard']>;
export type ShownStanding = ShownLeaderboard['top'][number];

const getLeaderboard = operation(/* GraphQL */ `
  query GetLeaderboard($tournamentId: ID!) {
    getLeaderboard(tournamentId: $tournamentId) {
      top {
        entryId
        name
        score
        rounds
        order
      }
      boundaries {
        rank
        order
      }
      ranked
      own {
        entryId
        name
        score
        rounds
        order
      }
      at
    }
  }
`);

/** How often a running leaderboard is read while the page is visible. The API answers from a copy of two seconds. */
const readEveryMs = 3000;

/** The leaderboard of a published tournament, kept up to date while it runs. */
export const useLeaderboard = ({ id, status }: Pick<ShownTournament, 'id' | 'status'>) => {
  const { api } = usePlatform();
  const isLive = status === 'RUNNING' || status === 'SETTLING';
  return useQuery({
    queryKey: ['leaderboard', id],
    enabled: status !== 'DRAFT' && status !== 'SCHEDULED',
    queryFn: async () => (await api.send(getLeaderboard, { tournamentId: id })).getLeaderboard,
    refetchInterval: isLive && readEveryMs,
  });
};

/** The rank of an order: exact in the top and at boundaries, otherwise the closest known rank above it. */
export function rankOf(
  { top, boundaries }: Pick<ShownLeaderboard, 'top' | 'boundaries'>,
  order: string,
): number {
  const above = top.filter((standing) => standing.order > order).length;
  if (above < top.length || boundaries.length === 0) return above + 1;
  let [low, high] = [0, boundaries.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((boundaries[middle]?.order ?? '') > order) low = middle + 1;
    else high = middle;
  }
  const at = boundaries[low];
  return at === undefined ? (boundaries.at(-1)?.rank ?? top.length) + 1 : at.rank;
}

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

/** The API answers from a copy of two seconds. */
const readEveryMs = 3000;

export const leaderboardKey = (tournamentId: string) => ['leaderboard', tournamentId];

/** The leaderboard of a published tournament. While it runs and the page is visible, it is read every `everyMs`. */
export const useLeaderboard = (
  { id, status }: Pick<ShownTournament, 'id' | 'status'>,
  everyMs: number = readEveryMs,
) => {
  const { api } = usePlatform();
  const isLive = status === 'RUNNING' || status === 'SETTLING';
  return useQuery({
    queryKey: leaderboardKey(id),
    enabled: status !== 'DRAFT' && status !== 'SCHEDULED',
    queryFn: async () => (await api.send(getLeaderboard, { tournamentId: id })).getLeaderboard,
    refetchInterval: isLive && everyMs,
  });
};

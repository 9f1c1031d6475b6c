import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const recentGames = operation(/* GraphQL */ `
  query RecentGames($brandId: ID!, $limit: Int) {
    listRounds(brandId: $brandId, limit: $limit) {
      items {
        gameId
      }
    }
  }
`);

/** Enough to find several games; one page costs one query. */
const rounds = 50;

/** Ids of the games of the player's last rounds in the brand, latest first; with duplicates. */
export const useRecentGames = (brandId: string, isPlayer: boolean): readonly string[] => {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['recent-games', brandId],
    enabled: isPlayer,
    queryFn: async () => {
      const { items } = (await api.send(recentGames, { brandId, limit: rounds })).listRounds;
      return items.map(({ gameId }) => gameId);
    },
  });
  return data ?? [];
};

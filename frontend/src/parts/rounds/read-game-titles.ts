import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const gameTitles = operation(/* GraphQL */ `
  query GameTitles($brandId: ID!) {
    listBrandGames(brandId: $brandId) {
      id
      title
    }
  }
`);

/** The titles of a brand's games by id; undefined until known. */
export const useGameTitles = (brandId: string): ReadonlyMap<string, string> | undefined => {
  const { api } = usePlatform();
  const { data } = useQuery({
    queryKey: ['game-titles', brandId],
    queryFn: async () => (await api.send(gameTitles, { brandId })).listBrandGames,
    staleTime: 60_000,
  });
  return data && new Map(data.map(({ id, title }) => [id, title]));
};

import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { nameOrId } from '../../ui/named-id';

const gameTitles = operation(/* GraphQL */ `
  query GameTitles($brandId: ID!) {
    listBrandGames(brandId: $brandId) {
      id
      title
    }
  }
`);

/** The title of a game, or its id if the brand does not offer it. */
export const titleIn = (titles: ReadonlyMap<string, string> | undefined, id: string): string =>
  nameOrId(id, titles === undefined ? undefined : (titles.get(id) ?? null));

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

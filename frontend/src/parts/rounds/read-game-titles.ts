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

const useTitles = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-titles', brandId],
    queryFn: async () => (await api.send(gameTitles, { brandId })).listBrandGames,
    staleTime: 60_000,
  });
};

/** The titles of a brand's games by id; undefined until known. */
export const useGameTitles = (brandId: string): ReadonlyMap<string, string> | undefined => {
  const { data } = useTitles(brandId);
  return data && new Map(data.map(({ id, title }) => [id, title]));
};

/** Games as choices. A game is named by its id if its title cannot be read. */
export const useGameChoices = (brandId: string, gameIds: readonly string[]) => {
  const { data, isPending } = useTitles(brandId);
  const titleOf = (id: string) => data?.find((game) => game.id === id)?.title;
  return gameIds.map((id) => ({
    value: id,
    label: nameOrId(id, titleOf(id) ?? (isPending ? undefined : null)),
  }));
};

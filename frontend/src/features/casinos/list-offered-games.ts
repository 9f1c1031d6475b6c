import { useInfiniteQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { pickedGameFields } from './list-brand-games';

const listCatalogue = operation(/* GraphQL */ `
  query ListOfferedGames($limit: Int, $nextToken: String) {
    listCatalogue(limit: $limit, nextToken: $nextToken) {
      items {
        ...PickedGameFields
      }
      nextToken
    }
  }
  ${pickedGameFields}
`);

/** The games that a brand may take, newest first. */
export const useOfferedGames = () => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['offered-games'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = { limit: 50, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return (await api.send(listCatalogue, variables)).listCatalogue;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

import { useInfiniteQuery } from '@tanstack/react-query';
import type { QueryListCatalogueArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { type PickedGame, pickedGameFields } from './list-brand-games';

interface Answer {
  readonly listCatalogue: { readonly items: readonly PickedGame[]; readonly nextToken: string | null };
}

const listCatalogue = operation<Answer, QueryListCatalogueArgs>(`
  query ListOffered($limit: Int, $nextToken: String) {
    listCatalogue(limit: $limit, nextToken: $nextToken) { items { ${pickedGameFields} } nextToken }
  }
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

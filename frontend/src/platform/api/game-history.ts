import { useInfiniteQuery } from '@tanstack/react-query';
import { operation } from './operation';
import { usePlatform } from '../platform';

const readHistory = operation(/* GraphQL */ `
  query ReadGameHistory($id: ID!, $nextToken: String) {
    getGame(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          id
          at
          action
          actor
          reason
        }
        nextToken
      }
    }
  }
`);

/** What happened to a game and its versions, newest first. */
export const useGameHistory = (id: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: ['game-history', id],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      (await api.send(readHistory, { id, ...(pageParam !== undefined && { nextToken: pageParam }) })).getGame
        .history,
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

import { useInfiniteQuery } from '@tanstack/react-query';
import type { GameStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownGameFields } from './game-fields';

const listGames = operation(/* GraphQL */ `
  query ListOwnGames($companyId: ID, $status: GameStatus, $nextToken: String) {
    listGames(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items {
        ...OwnGameFields
      }
      nextToken
    }
  }
  ${ownGameFields}
`);

export const ownGamesKey = ['own-games'];

/** The games of one's company, newest first, or those of one status. */
export const useOwnGames = (companyId: string, status: GameStatus | undefined) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...ownGamesKey, companyId, status],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = {
        companyId,
        ...(status && { status }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      };
      return (await api.send(listGames, variables)).listGames;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

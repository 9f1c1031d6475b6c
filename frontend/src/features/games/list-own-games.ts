import { useInfiniteQuery } from '@tanstack/react-query';
import type { GameStatus, QueryListGamesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { gameFields, type OwnGame } from './game-fields';

interface Answer {
  readonly listGames: { readonly items: readonly OwnGame[]; readonly nextToken: string | null };
}

const listGames = operation<Answer, QueryListGamesArgs>(/* GraphQL */ `
  query ListOwnGames($companyId: ID, $status: GameStatus, $nextToken: String) {
    listGames(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items { ${gameFields} }
      nextToken
    }
  }
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

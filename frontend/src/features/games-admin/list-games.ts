import { useInfiniteQuery } from '@tanstack/react-query';
import type { Game, GameStatus, GameType, Volatility } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A game as an admin looks at it. */
export type LookedAtGame = Omit<Game, 'versions' | 'history'>;

const listGames = operation(/* GraphQL */ `
  query ListGames($companyId: ID, $status: GameStatus, $filter: GameFilter, $nextToken: String) {
    listGames(companyId: $companyId, status: $status, filter: $filter, nextToken: $nextToken) {
      items {
        id
        companyId
        owner
        companyName
        code
        title
        type
        description
        tags
        thumbnailKey
        images
        languages
        restrictedCountries
        status
        offered
        live {
          versionId
          semver
          rtp
          hit
          maxWinX
          volatility
          features
          betLevels
          mathModelHash
          publishedAt
        }
        reviewNote
        version
        createdAt
        updatedAt
      }
      nextToken
    }
  }
`);

export interface GameChoice {
  readonly status: GameStatus | undefined;
  readonly type: GameType | undefined;
  readonly volatility: Volatility | undefined;
  readonly companyId: string | undefined;
}

export const gamesKey = ['games'];

/** Every game, or those that were chosen, newest first. */
export const useGames = ({ status, type, volatility, companyId }: GameChoice) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...gamesKey, status, type, volatility, companyId],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) => {
      const variables = {
        ...(status && { status }),
        ...(companyId !== undefined && { companyId }),
        filter: { ...(type && { type }), ...(volatility && { volatility }) },
        ...(pageParam !== undefined && { nextToken: pageParam }),
      };
      return (await api.send(listGames, variables)).listGames;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

import { useQuery } from '@tanstack/react-query';
import type { LiveVersion, PublicGame } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A game as the lobby shows it. */
export type LobbyGame = Pick<
  PublicGame,
  'id' | 'title' | 'type' | 'companyName' | 'thumbnailKey' | 'images'
> & {
  readonly live: Pick<LiveVersion, 'rtp' | 'volatility' | 'maxWinX' | 'features' | 'publishedAt'>;
};

const listBrandGames = operation(/* GraphQL */ `
  query ListBrandGames($brandId: ID!) {
    listBrandGames(brandId: $brandId) {
      id
      title
      type
      companyName
      thumbnailKey
      images
      live {
        rtp
        volatility
        maxWinX
        features
        publishedAt
      }
    }
  }
`);

const listPopularGames = operation(/* GraphQL */ `
  query ListPopularGames($brandId: ID!) {
    listPopularGames(brandId: $brandId)
  }
`);

/** How long the popular games are cached: they change slowly. */
const popularForMs = 10 * 60_000;

/** Ids of the brand's most popular games; undefined while they load and if they cannot be read. */
export const usePopularGames = (brandId: string): readonly string[] | undefined => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['popular-games', brandId],
    queryFn: async () => (await api.send(listPopularGames, { brandId })).listPopularGames,
    staleTime: popularForMs,
  }).data;
};

/** The games of a brand that can be played now, in the brand's order. */
export const useBrandGames = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['brand-games', brandId],
    queryFn: async () => (await api.send(listBrandGames, { brandId })).listBrandGames,
  });
};

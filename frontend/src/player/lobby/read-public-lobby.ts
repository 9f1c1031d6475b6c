import { useQuery } from '@tanstack/react-query';
import type { PublicLobby } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { LobbyGame } from './list-brand-games';

export type ShownLobby = Omit<PublicLobby, 'games'> & { readonly games: readonly LobbyGame[] };

const getPublicLobby = operation(/* GraphQL */ `
  query GetPublicLobby($brandId: ID!) {
    getPublicLobby(brandId: $brandId) {
      brandId
      name
      tagline
      logoKey
      theme {
        primary
        surface
        accent
      }
      casinoName
      companyName
      minAge
      games {
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
      hasMoreGames
      tournaments {
        id
        name
        startsAt
        endsAt
        status
      }
      promotions {
        id
        type
        name
        endsAt
      }
    }
  }
`);

/** The lobby of a brand as guests see it. */
export const usePublicLobby = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['public-lobby', brandId],
    queryFn: async (): Promise<ShownLobby> => (await api.send(getPublicLobby, { brandId })).getPublicLobby,
  });
};

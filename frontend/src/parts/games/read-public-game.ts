import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const getPublicGame = operation(/* GraphQL */ `
  query GetPublicGame($id: ID!) {
    getPublicGame(id: $id) {
      id
      code
      title
      type
      description
      tags
      companyId
      companyName
      thumbnailKey
      images
      languages
      restrictedCountries
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
      rules {
        versionId
        semver
        rulesText
        changelog
        symbols {
          symbol
          name
          imageKey
        }
        mathModel
        mathModelHash
      }
    }
  }
`);

/** Whether an error means that the game does not exist or is not offered. */
export const isNoGame = (error: unknown): error is Refused =>
  error instanceof Refused && error.code === 'game.missing';

/** An offered game with its rules. */
export const usePublicGame = (id: string, { enabled = true } = {}) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['public-game', id],
    enabled,
    queryFn: async () => (await api.send(getPublicGame, { id })).getPublicGame,
    // The version must not change while the game is being played.
    staleTime: Infinity,
    gcTime: 0,
  });
};

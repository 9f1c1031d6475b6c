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

/** Whether a failure says that there is no such game, or that it is not offered. */
export const isNoGame = (fault: unknown): fault is Refused =>
  fault instanceof Refused && fault.code === 'game.missing';

/** A game that is offered, with its rules. */
export const usePublicGame = (id: string, { enabled = true } = {}) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['public-game', id],
    enabled,
    queryFn: async () => (await api.send(getPublicGame, { id })).getPublicGame,
    // A game in play is not swapped for another version under the player's hands.
    staleTime: Infinity,
    gcTime: 0,
  });
};

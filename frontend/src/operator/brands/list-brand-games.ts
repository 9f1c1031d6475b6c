import { useQuery } from '@tanstack/react-query';
import type { PickedGameFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** A game in the editor of a brand. */
export type PickedGame = PickedGameFieldsFragment;

export const pickedGameFields = /* GraphQL */ `
  fragment PickedGameFields on PublicGame {
    id
    title
    companyName
    thumbnailKey
    live {
      rtp
      volatility
    }
  }
`;

const listBrandGames = operation(/* GraphQL */ `
  query ListPickedGames($brandId: ID!) {
    listBrandGames(brandId: $brandId) {
      ...PickedGameFields
    }
  }
  ${pickedGameFields}
`);

export const brandGamesKey = ['brand-games'];

/** The games of a brand that can be played now. */
export const useBrandGames = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...brandGamesKey, brandId],
    queryFn: async () => (await api.send(listBrandGames, { brandId })).listBrandGames,
  });
};

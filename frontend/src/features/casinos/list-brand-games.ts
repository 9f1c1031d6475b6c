import { useQuery } from '@tanstack/react-query';
import type { LiveVersion, PublicGame, QueryListBrandGamesArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

/** A game as the editor of a brand shows it. */
export type PickedGame = Pick<PublicGame, 'id' | 'title' | 'companyName' | 'thumbnailKey'> & {
  readonly live: Pick<LiveVersion, 'rtp' | 'volatility'>;
};

/** The selection of `PickedGame` in a GraphQL document. */
export const pickedGameFields = 'id title companyName thumbnailKey live { rtp volatility }';

const listBrandGames = operation<{ listBrandGames: readonly PickedGame[] }, QueryListBrandGamesArgs>(
  `query ListBrandGames($brandId: ID!) { listBrandGames(brandId: $brandId) { ${pickedGameFields} } }`,
);

export const brandGamesKey = ['brand-games'];

/** The games of a brand that can be played now. */
export const useBrandGames = (brandId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...brandGamesKey, brandId],
    queryFn: async () => (await api.send(listBrandGames, { brandId })).listBrandGames,
  });
};

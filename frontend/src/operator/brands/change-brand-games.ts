import { useMutation } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import type { OwnBrand } from './brand-fields';
import { useRefreshBrand } from './write-brand';

const addGame = operation(/* GraphQL */ `
  mutation AddBrandGame($input: BrandGameInput!) {
    addBrandGame(input: $input) {
      id
      version
    }
  }
`);
const removeGame = operation(/* GraphQL */ `
  mutation RemoveBrandGame($input: BrandGameInput!) {
    removeBrandGame(input: $input) {
      id
      version
    }
  }
`);
const feature = operation(/* GraphQL */ `
  mutation FeatureBrandGames($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      id
      version
    }
  }
`);

export type GameChange = 'remove' | 'feature' | 'unfeature';

/** Changes the games of a brand with optimistic locking, one change at a time. */
export const useChangeBrandGames = (brand: OwnBrand) => {
  const { api } = usePlatform();
  const refresh = useRefreshBrand(brand);
  return useMutation({
    mutationFn: ({
      kind,
      gameId,
    }: {
      readonly kind: GameChange;
      readonly gameId: string;
    }): Promise<unknown> => {
      const seen = { id: brand.id, expectedVersion: brand.version };
      if (kind === 'remove') return api.send(removeGame, { input: { ...seen, gameId } });
      const others = brand.featuredGameIds.filter((id) => id !== gameId);
      const featuredGameIds = kind === 'feature' ? [...others, gameId] : others;
      return api.send(feature, { input: { ...seen, featuredGameIds } });
    },
    onSettled: refresh,
  });
};

/** Adds games to a brand one by one. If one is refused, the games before it stay added. */
export const useAddBrandGames = (brand: OwnBrand) => {
  const { api } = usePlatform();
  const refresh = useRefreshBrand(brand);
  return useMutation({
    mutationFn: async (gameIds: readonly string[]) => {
      let expectedVersion = brand.version;
      for (const gameId of gameIds) {
        const input = { id: brand.id, expectedVersion, gameId };
        expectedVersion = (await api.send(addGame, { input })).addBrandGame.version;
      }
    },
    onSettled: refresh,
  });
};

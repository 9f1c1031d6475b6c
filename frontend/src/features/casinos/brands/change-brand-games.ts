import { useMutation } from '@tanstack/react-query';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';
import type { OwnBrand } from './brand-fields';
import { useRefreshBrand } from './write-brand';

const changes = {
  add: operation(/* GraphQL */ `
    mutation AddBrandGame($input: BrandGameInput!) {
      addBrandGame(input: $input) {
        id
        version
      }
    }
  `),
  remove: operation(/* GraphQL */ `
    mutation RemoveBrandGame($input: BrandGameInput!) {
      removeBrandGame(input: $input) {
        id
        version
      }
    }
  `),
} as const;

const feature = operation(/* GraphQL */ `
  mutation FeatureBrandGames($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      id
      version
    }
  }
`);

export type GameChange = 'add' | 'remove' | 'feature' | 'unfeature';

/** Changes the games of a brand from the version that was seen; one change at a time. */
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
      if (kind === 'add' || kind === 'remove') return api.send(changes[kind], { input: { ...seen, gameId } });
      const others = brand.featuredGameIds.filter((id) => id !== gameId);
      const featuredGameIds = kind === 'feature' ? [...others, gameId] : others;
      return api.send(feature, { input: { ...seen, featuredGameIds } });
    },
    onSettled: refresh,
  });
};

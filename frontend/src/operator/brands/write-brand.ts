import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownBrandFields, type OwnBrand } from './brand-fields';
import { brandGamesKey } from './list-brand-games';
import { ownBrandKey } from './read-brand';
import { casinoQueryKey } from '../casinos/read-casino';

export const createBrand = operation(/* GraphQL */ `
  mutation CreateBrand($input: CreateBrandInput!) {
    createBrand(input: $input) {
      ...OwnBrandFields
    }
  }
  ${ownBrandFields}
`);

export const updateBrand = operation(/* GraphQL */ `
  mutation UpdateBrand($input: UpdateBrandInput!) {
    updateBrand(input: $input) {
      ...OwnBrandFields
    }
  }
  ${ownBrandFields}
`);

const steps = {
  activate: operation(/* GraphQL */ `
    mutation ActivateBrand($input: BrandTransitionInput!) {
      activateBrand(input: $input) {
        id
        status
      }
    }
  `),
  pause: operation(/* GraphQL */ `
    mutation PauseBrand($input: BrandTransitionInput!) {
      pauseBrand(input: $input) {
        id
        status
      }
    }
  `),
  close: operation(/* GraphQL */ `
    mutation CloseBrand($input: BrandTransitionInput!) {
      closeBrand(input: $input) {
        id
        status
      }
    }
  `),
} as const;
export type BrandStep = keyof typeof steps;

/** Changes the status of a brand with optimistic locking. */
export const useBrandStep = (brand: OwnBrand) => {
  const { api } = usePlatform();
  const refresh = useRefreshBrand(brand);
  return useMutation({
    mutationFn: (kind: BrandStep) =>
      api.send(steps[kind], { input: { id: brand.id, expectedVersion: brand.version } }),
    onSettled: refresh,
  });
};

/** Reads a brand, its games and the list that contains it again. */
export const useRefreshBrand = ({ id, casinoId }: Pick<OwnBrand, 'id' | 'casinoId'>) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [[...ownBrandKey, id], [...brandGamesKey, id], ['brand-history', id], casinoQueryKey(casinoId)].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
};

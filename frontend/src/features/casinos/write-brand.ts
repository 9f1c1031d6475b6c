import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  BrandTransitionInput,
  MutationCreateBrandArgs,
  MutationUpdateBrandArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { brandFields, type OwnBrand } from './brand-fields';
import { brandGamesKey } from './list-brand-games';
import { ownBrandKey } from './read-brand';
import { casinoQueryKey } from './read-casino';

export const createBrand = operation<{ createBrand: OwnBrand }, MutationCreateBrandArgs>(
  `mutation CreateBrand($input: CreateBrandInput!) { createBrand(input: $input) { ${brandFields} } }`,
);

export const updateBrand = operation<{ updateBrand: OwnBrand }, MutationUpdateBrandArgs>(
  `mutation UpdateBrand($input: UpdateBrandInput!) { updateBrand(input: $input) { ${brandFields} } }`,
);

const step = (field: 'activateBrand' | 'pauseBrand' | 'closeBrand') =>
  operation<unknown, { readonly input: BrandTransitionInput }>(
    `mutation Step($input: BrandTransitionInput!) { ${field}(input: $input) { id status } }`,
  );

const steps = {
  activate: step('activateBrand'),
  pause: step('pauseBrand'),
  close: step('closeBrand'),
} as const;
export type BrandStep = keyof typeof steps;

/** Takes a brand one step on from the version that was seen. */
export const useBrandStep = (brand: OwnBrand) => {
  const { api } = usePlatform();
  const refresh = useRefreshBrand(brand);
  return useMutation({
    mutationFn: (kind: BrandStep) =>
      api.send(steps[kind], { input: { id: brand.id, expectedVersion: brand.version } }),
    onSettled: refresh,
  });
};

/** Reads a brand, its games and the list it is in again. */
export const useRefreshBrand = ({ id, casinoId }: Pick<OwnBrand, 'id' | 'casinoId'>) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [[...ownBrandKey, id], [...brandGamesKey, id], ['brand-history', id], casinoQueryKey(casinoId)].map(
        (queryKey) => queries.invalidateQueries({ queryKey }),
      ),
    );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MutationAddBrandGameArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { type ChoosableBrand, choosableBrandsKey } from './list-own-brands';

const addBrandGame = operation<unknown, MutationAddBrandGameArgs>(
  'mutation Add($input: BrandGameInput!) { addBrandGame(input: $input) { id version } }',
);

/** Puts a game into a brand, from the version of it that was seen. */
export const useAddBrandGame = (gameId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: ChoosableBrand) =>
      api.send(addBrandGame, { input: { id, expectedVersion: version, gameId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: choosableBrandsKey }),
  });
};

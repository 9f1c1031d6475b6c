import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { type ChoosableBrand, choosableBrandsKey } from './list-own-brands';

const addBrandGame = operation(/* GraphQL */ `
  mutation AddGameToBrand($input: BrandGameInput!) {
    addBrandGame(input: $input) {
      id
      version
    }
  }
`);

/** Adds a game to a brand with optimistic locking. */
export const useAddBrandGame = (gameId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: ChoosableBrand) =>
      api.send(addBrandGame, { input: { id, expectedVersion: version, gameId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: choosableBrandsKey }),
  });
};

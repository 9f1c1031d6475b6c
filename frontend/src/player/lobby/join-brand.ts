import { useQueryClient } from '@tanstack/react-query';
import type { JoinBrandInput } from '#domain/generated/types';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const joinBrand = operation(/* GraphQL */ `
  mutation JoinBrand($input: JoinBrandInput!) {
    joinBrand(input: $input) {
      userId
    }
  }
`);

/** Makes the user a player of the brand. Idempotent, so it can be repeated after a lost response. */
export const useJoinBrand = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return async (input: JoinBrandInput): Promise<void> => {
    await api.send(joinBrand, { input });
    await readBrandAgain(queries, input.brandId);
  };
};

import { useQueryClient } from '@tanstack/react-query';
import type { ExcludeSelfInput } from '#domain/generated/types';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const excludeSelf = operation(/* GraphQL */ `
  mutation ExcludeSelf($input: ExcludeSelfInput!) {
    excludeSelf(input: $input) {
      userId
    }
  }
`);

/** Excludes the user from play, immediately and irrevocably. */
export const useExcludeSelf = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return async (input: ExcludeSelfInput): Promise<void> => {
    await api.send(excludeSelf, { input });
    await readBrandAgain(queries, input.brandId);
  };
};

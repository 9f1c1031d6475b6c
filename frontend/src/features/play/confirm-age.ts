import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AgeConfirmation } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { useAgeKey } from './age-confirmation';

const confirmAge = operation<{ confirmAge: AgeConfirmation }>(
  'mutation ConfirmAge { confirmAge { confirmedAt } }',
);

/** Keeps with the account that the person is of age. */
export const useConfirmAge = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = useAgeKey();
  return useMutation({
    mutationFn: async () => (await api.send(confirmAge, {})).confirmAge,
    onSuccess: (confirmation) => void queries.setQueryData(queryKey, confirmation),
  });
};

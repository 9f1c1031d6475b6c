import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AgeConfirmation } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

const getAgeConfirmation = operation<{ getAgeConfirmation: AgeConfirmation | null }>(
  'query GetAgeConfirmation { getAgeConfirmation { confirmedAt } }',
);

const confirmAge = operation<{ confirmAge: AgeConfirmation }>(
  'mutation ConfirmAge { confirmAge { confirmedAt } }',
);

const useKey = () => ['age-confirmation', useSession()?.sub] as const;

/** When the person said to be of age; null until they have. */
export const useAgeConfirmation = () => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: useKey(),
    queryFn: async () => (await api.send(getAgeConfirmation, {})).getAgeConfirmation,
    staleTime: Infinity,
  });
};

export const useConfirmAge = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = useKey();
  return useMutation({
    mutationFn: async () => (await api.send(confirmAge, {})).confirmAge,
    onSuccess: (confirmation) => void queries.setQueryData(queryKey, confirmation),
  });
};

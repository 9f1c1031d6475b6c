import { useQuery } from '@tanstack/react-query';
import type { AgeConfirmation } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform, useSession } from '../../platform/platform';

const getAgeConfirmation = operation<{ getAgeConfirmation: AgeConfirmation | null }>(
  'query GetAgeConfirmation { getAgeConfirmation { confirmedAt } }',
);

export const useAgeKey = () => ['age-confirmation', useSession()?.sub] as const;

/** When the person said to be of age; null until they have. */
export const useAgeConfirmation = () => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: useAgeKey(),
    queryFn: async () => (await api.send(getAgeConfirmation, {})).getAgeConfirmation,
    staleTime: Infinity,
  });
};

import { useQuery } from '@tanstack/react-query';
import { nullableOperation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';

const getAgeConfirmation = nullableOperation(/* GraphQL */ `
  query GetAgeConfirmation {
    getAgeConfirmation {
      confirmedAt
    }
  }
`);

export const useAgeKey = () => ['age-confirmation', useSession()?.sub] as const;

/** The time of the user's age confirmation; null before it. */
export const useAgeConfirmation = () => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: useAgeKey(),
    queryFn: async () => (await api.send(getAgeConfirmation, {})).getAgeConfirmation,
    staleTime: Infinity,
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { useAgeKey } from './age-confirmation';

const confirmAge = operation(/* GraphQL */ `
  mutation ConfirmAge {
    confirmAge {
      confirmedAt
    }
  }
`);

/** Stores the age confirmation in the account. */
export const useConfirmAge = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = useAgeKey();
  return useMutation({
    mutationFn: async () => (await api.send(confirmAge, {})).confirmAge,
    onSuccess: (confirmation) => void queries.setQueryData(queryKey, confirmation),
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SaveComplianceProfileInput } from '#domain/generated/types';
import { complianceKey, profileFields } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const saveProfile = operation(/* GraphQL */ `
  mutation SaveComplianceProfile($input: SaveComplianceProfileInput!) {
    saveComplianceProfile(input: $input) {
      ...ProfileFields
    }
  }
  ${profileFields}
`);

export const useSaveProfile = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: SaveComplianceProfileInput) =>
      (await api.send(saveProfile, { input })).saveComplianceProfile,
    onSuccess: (saved) => queries.setQueryData(complianceKey(saved.companyId), saved),
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ComplianceProfile,
  MutationSaveComplianceProfileArgs,
  SaveComplianceProfileInput,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { profileFields, profileKey } from './read-profile';

const saveProfile = operation<
  { saveComplianceProfile: ComplianceProfile },
  MutationSaveComplianceProfileArgs
>(/* GraphQL */ `
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
    onSuccess: () => queries.invalidateQueries({ queryKey: profileKey }),
  });
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComplianceProfile } from '#domain/generated/types';
import { complianceKey, profileFields } from '../../parts/compliance/read-compliance';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const submitProfile = operation(/* GraphQL */ `
  mutation SubmitComplianceProfile($input: ComplianceTransitionInput!) {
    submitComplianceProfile(input: $input) {
      ...ProfileFields
    }
  }
  ${profileFields}
`);

/** Submits the saved profile. */
export const useSubmitProfile = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ companyId, version }: Pick<ComplianceProfile, 'companyId' | 'version'>) =>
      (await api.send(submitProfile, { input: { companyId, expectedVersion: version } }))
        .submitComplianceProfile,
    onSuccess: (sent) => queries.setQueryData(complianceKey(sent.companyId), sent),
  });
};

import { useQueryClient } from '@tanstack/react-query';
import type { ComplianceProfile } from '#domain/generated/types';
import { complianceKey, profileFields } from '../../parts/compliance/read-compliance';
import { WithdrawButton } from '../../parts/review/withdraw-button';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { say } from '../../ui/toasts';

const withdrawProfile = operation(/* GraphQL */ `
  mutation WithdrawComplianceProfile($input: ComplianceTransitionInput!) {
    withdrawComplianceProfile(input: $input) {
      ...ProfileFields
    }
  }
  ${profileFields}
`);

export const WithdrawProfile = ({
  profile: { companyId, version },
}: {
  readonly profile: Pick<ComplianceProfile, 'companyId' | 'version'>;
}) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = complianceKey(companyId);
  const withdraw = async () => {
    const input = { companyId, expectedVersion: version };
    const answer = await api.send(withdrawProfile, { input }).catch(async (error: unknown) => {
      // An admin may have decided first, so the page shows the current state.
      await queries.invalidateQueries({ queryKey });
      throw error;
    });
    queries.setQueryData(queryKey, answer.withdrawComplianceProfile);
    say.done('The compliance profile is withdrawn.');
  };
  return (
    <WithdrawButton what="the compliance profile" onWithdraw={withdraw}>
      You can change the profile again. Submit it again to publish anything new after its approval.
    </WithdrawButton>
  );
};

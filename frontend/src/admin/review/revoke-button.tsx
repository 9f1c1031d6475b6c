import type { ComplianceProfile } from '#domain/generated/types';
import { Decisions } from './decisions';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideProfile } from './decide-compliance';
import * as messages from './messages';

interface RevokeButtonProps {
  readonly company: LookedAtCompany;
  readonly profile: ComplianceProfile;
}

/** Revokes a valid profile with a reason. */
export const RevokeButton = ({ company, profile }: RevokeButtonProps) => {
  const decide = useDecideProfile(profile);
  return (
    <Decisions
      decide={decide}
      offered={[
        {
          kind: 'revoke',
          label: messages.revokeCompliance,
          look: 'danger',
          done: messages.complianceOfIsRevoked(company.name),
          asks: {
            title: messages.revokeComplianceOf(company.name),
            label: messages.reasonForRevocation,
            hint: messages.ownerSeesThisReasonCompany,
            confirmLabel: messages.revoke,
          },
        },
      ]}
    />
  );
};

import type { ComplianceProfile } from '#domain/generated/types';
import { Decisions } from './decisions';
import type { LookedAtCompany } from '../companies/company-fields';
import { useDecideProfile } from './decide-compliance';

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
          label: 'Revoke compliance',
          look: 'danger',
          done: `The compliance of ${company.name} is revoked.`,
          asks: {
            title: `Revoke the compliance of ${company.name}?`,
            label: 'Reason for the revocation',
            hint: 'The owner sees this reason. The company cannot publish anything new until a new profile is approved.',
            confirmLabel: 'Revoke',
          },
        },
      ]}
    />
  );
};

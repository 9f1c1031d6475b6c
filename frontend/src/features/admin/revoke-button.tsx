import { lazy, Suspense, useState } from 'react';
import type { ComplianceProfile } from '#domain/generated/types';
import { Button } from '../../ui/button';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { useDecideProfile } from './decide-compliance';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/reason-dialog')).ReasonDialog,
}));

interface RevokeButtonProps {
  readonly company: LookedAtCompany;
  readonly profile: ComplianceProfile;
}

/** Takes a valid profile back, with a reason. */
export const RevokeButton = ({ company, profile }: RevokeButtonProps) => {
  const decide = useDecideProfile(profile);
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Button look="danger" onClick={() => setAsking(true)}>
        Revoke compliance
      </Button>
      {asking && (
        <Suspense>
          <ReasonDialog
            title={`Revoke the compliance of ${company.name}?`}
            label="Why it is revoked"
            hint="The owner reads this. Nothing new of the company can go live until a new profile is accepted."
            confirmLabel="Revoke"
            onClose={() => setAsking(false)}
            onConfirm={async (reason) => {
              await decide.mutateAsync({ kind: 'revoke', reason });
              say.done(`The compliance of ${company.name} is revoked.`);
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

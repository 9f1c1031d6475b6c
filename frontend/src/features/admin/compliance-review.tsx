import { lazy, Suspense, useState } from 'react';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { ComplianceDetails } from './compliance-details';
import { useDecideProfile } from './decide-compliance';
import type { WaitingProfile } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/reason-dialog')).ReasonDialog,
}));

interface ComplianceReviewProps {
  readonly company: LookedAtCompany;
  readonly profile: WaitingProfile;
  readonly since: string;
}

/** A compliance profile that was sent in, decided in place. */
export const ComplianceReview = ({ company, profile, since }: ComplianceReviewProps) => {
  const decide = useDecideProfile(profile);
  const [asking, setAsking] = useState(false);

  const accept = () =>
    decide.mutate(
      { kind: 'accept' },
      {
        onSuccess: () => say.done(`The compliance profile of ${company.name} is valid for a year.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <WaitingSummary
      title={`Compliance of ${company.name}`}
      kind="Compliance"
      company={company}
      since={since}
      note={<p>{profile.legalName}</p>}
      actions={
        <>
          <Button busy={decide.isPending} onClick={accept}>
            Accept
          </Button>
          <Button look="danger" onClick={() => setAsking(true)}>
            Request changes
          </Button>
        </>
      }
    >
      <OnDemand label="Profile and documents">
        <ComplianceDetails company={company} />
      </OnDemand>
      {asking && (
        <Suspense>
          <ReasonDialog
            title={`Request changes of ${company.name}?`}
            label="What has to change"
            hint="The owner reads this, mends the profile and sends it in again."
            confirmLabel="Request changes"
            onClose={() => setAsking(false)}
            onConfirm={async (reason) => {
              await decide.mutateAsync({ kind: 'request-changes', reason });
              say.done(`${company.name} was asked for changes.`);
            }}
          />
        </Suspense>
      )}
    </WaitingSummary>
  );
};

import { Fragment, lazy, Suspense, useId, useState } from 'react';
import { useCompliance } from '../../parts/compliance/read-compliance';
import { documentKinds } from '../../platform/words/compliance-words';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { ComplianceDetails } from './compliance-details';
import { useDecideProfile } from './decide-compliance';
import { documentAnchor } from './document-entry';
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

/** A submitted compliance profile, decided in place once all of its documents are. */
export const ComplianceReview = ({ company, profile, since }: ComplianceReviewProps) => {
  const decide = useDecideProfile(profile);
  const [asking, setAsking] = useState(false);
  const { data: read } = useCompliance(company.id, { enabled: false });
  const undecided = read?.documents.filter(({ status }) => status === 'UPLOADED');
  const mayApprove = undecided?.length === 0;
  const reason = useId();

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
      note={
        <>
          <p>{profile.legalName}</p>
          {!mayApprove && (
            <p id={reason} className="mt-1 text-sm text-muted">
              {undecided === undefined ? (
                'Open the profile and its documents before you approve it.'
              ) : (
                <>
                  Accept or reject every document before you approve the profile. Not decided yet:{' '}
                  {undecided.map((document, index) => (
                    <Fragment key={document.id}>
                      {index > 0 && ', '}
                      <a href={`#${documentAnchor(document)}`} className="text-secondary underline">
                        {documentKinds[document.type]}
                      </a>
                    </Fragment>
                  ))}
                  .
                </>
              )}
            </p>
          )}
        </>
      }
      actions={
        <>
          <Button
            busy={decide.isPending}
            {...(!mayApprove && { disabled: true, 'aria-describedby': reason })}
            onClick={accept}
          >
            Approve
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
            hint="The owner reads this, changes the profile and submits it again."
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

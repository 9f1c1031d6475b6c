import { Fragment, useId } from 'react';
import { useCompliance } from '../../parts/compliance/read-compliance';
import { Decisions } from './decisions';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { OnDemand } from '../../ui/on-demand';
import type { LookedAtCompany } from '../companies/company-fields';
import { ComplianceDetails } from './compliance-details';
import { useDecideProfile } from './decide-compliance';
import { documentAnchor } from './document-decision';
import type { WaitingProfile } from './list-review-items';
import { WaitingSummary } from './waiting-summary';

interface ComplianceReviewProps {
  readonly company: LookedAtCompany;
  readonly profile: WaitingProfile;
  readonly since: string;
}

/** The review of a submitted compliance profile. It can be decided after all of its documents are. */
export const ComplianceReview = ({ company, profile, since }: ComplianceReviewProps) => {
  const decide = useDecideProfile(profile);
  const { data: read } = useCompliance(company.id, { enabled: false });
  const undecided = read?.documents.filter(({ status }) => status === 'UPLOADED');
  const mayApprove = undecided?.length === 0;
  const reason = useId();

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
                  Approve or reject every document before you approve the profile. Not reviewed yet:{' '}
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
        <Decisions
          owner={company.owner}
          decide={decide}
          offered={[
            {
              kind: 'accept',
              label: 'Approve',
              done: `The compliance profile of ${company.name} is valid for a year.`,
              blockedBy: mayApprove ? undefined : reason,
            },
            {
              kind: 'requestChanges',
              label: 'Request changes',
              look: 'quiet',
              done: `You requested changes from ${company.name}.`,
              asks: {
                title: `Request changes from ${company.name}?`,
                label: 'Changes needed',
                hint: 'The owner sees this note, makes the changes and submits the profile again.',
              },
            },
          ]}
        />
      }
    >
      <OnDemand label="Profile and documents" startsOpen>
        <ComplianceDetails company={company} />
      </OnDemand>
    </WaitingSummary>
  );
};

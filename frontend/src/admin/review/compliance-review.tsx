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
import * as messages from './messages';

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
      title={messages.complianceOf(company.name)}
      kind={messages.compliance}
      company={company}
      since={since}
      note={
        <>
          <p>{profile.legalName}</p>
          {!mayApprove && (
            <p id={reason} className="mt-1 text-sm text-muted">
              {undecided === undefined ? (
                messages.openProfileAndItsDocuments
              ) : (
                <>
                  {messages.approveOrRejectEveryDocument(
                    undecided.map((document, index) => (
                      <Fragment key={document.id}>
                        {index > 0 && ', '}
                        <a href={`#${documentAnchor(document)}`} className="text-secondary underline">
                          {documentKinds[document.type]}
                        </a>
                      </Fragment>
                    )),
                  )}
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
              label: messages.approve,
              done: messages.complianceProfileOfIsValid(company.name),
              blockedBy: mayApprove ? undefined : reason,
            },
            {
              kind: 'requestChanges',
              label: messages.requestChanges,
              look: 'quiet',
              done: messages.youRequestedChangesFrom(company.name),
              asks: {
                title: messages.requestChangesFrom(company.name),
                label: messages.changesNeeded,
                hint: messages.ownerSeesThisNoteMakes,
              },
            },
          ]}
        />
      }
    >
      <OnDemand label={messages.profileAndDocuments} startsOpen>
        <ComplianceDetails company={company} />
      </OnDemand>
    </WaitingSummary>
  );
};

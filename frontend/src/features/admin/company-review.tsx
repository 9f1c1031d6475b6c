import { useState } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { CompanySummary } from './company-summary';
import { useDecideCompany } from './decide-company';
import type { WaitingItem } from './list-review-items';
import { type AskedStep, StepDialog } from './step-dialog';

/** A company’s application, decided in place. */
export const CompanyReview = ({ item: { company, since } }: { readonly item: WaitingItem }) => {
  const decide = useDecideCompany();
  const [asked, setAsked] = useState<AskedStep>();

  const approve = () =>
    decide.mutate(
      { company, step: { kind: 'approve' } },
      {
        onSuccess: () => say.done(`${company.name} is approved.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <article aria-label={company.name}>
      <CompanySummary
        company={company}
        since={
          <>
            sent in <When at={since} />
          </>
        }
        detailsLabel="What they sent in"
        actions={
          company.status === 'SUBMITTED' && (
            <>
              <Button busy={decide.isPending} onClick={approve}>
                Approve
              </Button>
              <Button look="danger" onClick={() => setAsked('reject')}>
                Reject
              </Button>
            </>
          )
        }
      />
      <StepDialog company={company} asked={asked} onClose={() => setAsked(undefined)} />
    </article>
  );
};

import { useState } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import type { LookedAtCompany } from './company-fields';
import { CompanySummary } from './company-summary';
import { ComplianceDetails } from './compliance-details';
import { useDecideCompany } from './decide-company';
import { type AskedStep, StepDialog } from './step-dialog';

/** One company of the platform, stopped, let go on or ended in place. */
export const CompanyEntry = ({ company }: { readonly company: LookedAtCompany }) => {
  const decide = useDecideCompany();
  const [asked, setAsked] = useState<AskedStep>();

  const reinstate = () =>
    decide.mutate(
      { company, step: { kind: 'reinstate' } },
      {
        onSuccess: () => say.done(`${company.name} may act again.`),
        onError: (fault) => say.failed(sentenceFor(fault)),
      },
    );

  return (
    <article aria-label={company.name} className="grid gap-3">
      <CompanySummary
        company={company}
        since={
          <>
            here since <When at={company.createdAt} dayOnly />
          </>
        }
        detailsLabel="Details"
        actions={
          <>
            {company.status === 'APPROVED' && (
              <Button look="quiet" onClick={() => setAsked('suspend')}>
                Suspend
              </Button>
            )}
            {company.status === 'SUSPENDED' && (
              <Button look="quiet" busy={decide.isPending} onClick={reinstate}>
                Reinstate
              </Button>
            )}
            {company.status !== 'CLOSED' && (
              <Button look="danger" onClick={() => setAsked('close')}>
                Close
              </Button>
            )}
          </>
        }
      />
      <OnDemand label="Compliance">
        <ComplianceDetails company={company} />
      </OnDemand>
      <StepDialog company={company} asked={asked} onClose={() => setAsked(undefined)} />
    </article>
  );
};

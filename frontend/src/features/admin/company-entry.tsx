import { useState } from 'react';
import { type Decision, Decisions } from '../../parts/review/decisions';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { OnDemand } from '../../ui/on-demand';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import type { LookedAtCompany } from './company-fields';
import { CompanySummary } from './company-summary';
import { ComplianceDetails } from './compliance-details';
import { useDecideCompany } from './decide-company';

interface CompanyEntryProps {
  readonly company: LookedAtCompany;
}

/** One company of the platform, stopped, let go on or ended in place. */
export const CompanyEntry = ({ company }: CompanyEntryProps) => {
  const decide = useDecideCompany(company);
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
          <Decisions owner={company.owner} decide={decide} offered={offeredFor(company)}>
            <CloseCompany company={company} decide={decide} />
          </Decisions>
        }
      />
      <OnDemand label="Compliance">
        <ComplianceDetails company={company} />
      </OnDemand>
    </article>
  );
};

function offeredFor({ name, status }: LookedAtCompany): readonly Decision<'suspend' | 'reinstate'>[] {
  const asks = {
    title: `Suspend ${name}?`,
    label: 'Why it is suspended',
    hint: 'The owner reads this. The company may not act until an admin reinstates it.',
  };
  if (status === 'APPROVED')
    return [{ kind: 'suspend', label: 'Suspend', look: 'quiet', done: `${name} is suspended.`, asks }];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} may act again.` }];
}

interface CloseCompanyProps extends CompanyEntryProps {
  readonly decide: ReturnType<typeof useDecideCompany>;
}

const CloseCompany = ({ company, decide }: CloseCompanyProps) => {
  const [asked, setAsked] = useState(false);
  return (
    <>
      {company.status !== 'CLOSED' && (
        <Button look="danger" onClick={() => setAsked(true)}>
          Close
        </Button>
      )}
      <ConfirmDialog
        title="Close this company?"
        open={asked}
        onClose={() => setAsked(false)}
        confirmLabel="Close the company"
        typed={company.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await decide.mutateAsync({ kind: 'close', reason: '' });
          say.done(`${company.name} is closed.`);
        }}
      >
        <p>
          <strong>{company.name}</strong> stops for good and its owner leaves the group. Its history stays.
        </p>
      </ConfirmDialog>
    </>
  );
};

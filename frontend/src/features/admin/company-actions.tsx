import { useState } from 'react';
import type { Decision } from '../../parts/review/decision';
import { Decisions } from '../../parts/review/decisions';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { useDecideCompany } from './decide-company';

interface CompanyActionsProps {
  readonly company: LookedAtCompany;
}

/** The decisions that an admin may take about a company in its present status. */
export const CompanyActions = ({ company }: CompanyActionsProps) => {
  const decide = useDecideCompany(company);
  return (
    <Decisions owner={company.owner} decide={decide} offered={offeredFor(company)}>
      <CloseCompany company={company} decide={decide} />
    </Decisions>
  );
};

type Kind = 'approve' | 'reject' | 'suspend' | 'reinstate';

function offeredFor({ name, status }: LookedAtCompany): readonly Decision<Kind>[] {
  if (status === 'SUBMITTED') return reviewDecisions(name);
  if (status === 'APPROVED')
    return [
      {
        kind: 'suspend',
        label: 'Suspend',
        look: 'quiet',
        done: `${name} is suspended.`,
        asks: {
          title: `Suspend ${name}?`,
          label: 'Why it is suspended',
          hint: 'The owner reads this. The company may not act until an admin reinstates it.',
        },
      },
    ];
  if (status !== 'SUSPENDED') return [];
  return [{ kind: 'reinstate', label: 'Reinstate', look: 'quiet', done: `${name} may act again.` }];
}

/** The decisions about an application. */
export const reviewDecisions = (name: string): readonly Decision<'approve' | 'reject'>[] => [
  { kind: 'approve', label: 'Approve', done: `${name} is approved.` },
  {
    kind: 'reject',
    label: 'Reject',
    look: 'danger',
    done: `${name} was sent back with your note.`,
    asks: {
      title: `Reject ${name}?`,
      label: 'What has to change',
      hint: 'The owner reads this, mends the application and sends it in again.',
    },
  },
];

interface CloseCompanyProps extends CompanyActionsProps {
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

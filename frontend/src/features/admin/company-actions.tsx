import type { Decision } from '../../parts/review/decision';
import { sentenceFor } from '../../platform/api/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import type { useDecideCompany } from './decide-company';

type Kind = 'approve' | 'reject' | 'suspend' | 'reinstate';

/** What an admin may decide about a company in its present status, besides closing it. */
export function offeredFor({ name, status }: LookedAtCompany): readonly Decision<Kind>[] {
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

interface CloseCompanyDialogProps {
  readonly company: LookedAtCompany;
  readonly decide: ReturnType<typeof useDecideCompany>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Ends a company whose name is typed. */
export const CloseCompanyDialog = ({ company: { name }, decide, open, onClose }: CloseCompanyDialogProps) => (
  <ConfirmDialog
    title="Close this company?"
    open={open}
    onClose={onClose}
    confirmLabel="Close the company"
    typed={name}
    failureText={sentenceFor}
    onConfirm={async () => {
      await decide.mutateAsync({ kind: 'close', reason: '' });
      say.done(`${name} is closed.`);
    }}
  >
    <p>
      <strong>{name}</strong> stops for good and its owner leaves the group. Its history stays.
    </p>
  </ConfirmDialog>
);

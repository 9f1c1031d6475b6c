import { lazy, Suspense } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import { useDecideCompany } from './decide-company';

// The form comes with its library, which the page has no other use for.
const ReasonDialog = lazy(async () => ({
  default: (await import('../../parts/reason-dialog')).ReasonDialog,
}));

/** The steps that are asked about before they are taken. */
export type AskedStep = 'reject' | 'suspend' | 'close';

interface StepDialogProps {
  readonly company: LookedAtCompany;
  readonly asked: AskedStep | undefined;
  readonly onClose: () => void;
}

const reasons = {
  reject: {
    verb: 'Reject',
    label: 'What has to change',
    hint: 'The owner reads this, mends the application and sends it in again.',
    done: 'was sent back with your note.',
  },
  suspend: {
    verb: 'Suspend',
    label: 'Why it is suspended',
    hint: 'The owner reads this. The company may not act until an admin reinstates it.',
    done: 'is suspended.',
  },
} as const;

export const StepDialog = ({ company, asked, onClose }: StepDialogProps) => {
  const decide = useDecideCompany();
  if (asked === undefined) return null;
  if (asked === 'close') {
    return (
      <ConfirmDialog
        title="Close this company?"
        open
        onClose={onClose}
        confirmLabel="Close the company"
        typed={company.name}
        failureText={sentenceFor}
        onConfirm={async () => {
          await decide.mutateAsync({ company, step: { kind: 'close' } });
          say.done(`${company.name} is closed.`);
        }}
      >
        <p>
          <strong>{company.name}</strong> stops for good and its owner leaves the group. Its history stays.
        </p>
      </ConfirmDialog>
    );
  }
  const { verb, label, hint, done } = reasons[asked];
  return (
    <Suspense>
      <ReasonDialog
        title={`${verb} ${company.name}?`}
        label={label}
        hint={hint}
        confirmLabel={verb}
        onClose={onClose}
        onConfirm={async (reason) => {
          await decide.mutateAsync({ company, step: { kind: asked, reason } });
          say.done(`${company.name} ${done}`);
        }}
      />
    </Suspense>
  );
};

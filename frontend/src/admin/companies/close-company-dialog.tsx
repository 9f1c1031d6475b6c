import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import type { useDecideCompany } from './decide-company';

interface CloseCompanyDialogProps {
  readonly company: LookedAtCompany;
  readonly decide: ReturnType<typeof useDecideCompany>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closes a company after its name was typed. */
export const CloseCompanyDialog = ({ company: { name }, decide, open, onClose }: CloseCompanyDialogProps) => (
  <ConfirmDialog
    title="Close this company?"
    open={open}
    onClose={onClose}
    confirmLabel="Close company"
    typed={name}
    failureText={sentenceFor}
    onConfirm={async () => {
      await decide.mutateAsync({ kind: 'close', reason: '' });
      say.done(`${name} is closed.`);
    }}
  >
    <p>
      <strong>{name}</strong> is closed permanently and its owner loses access. The history is kept.
    </p>
  </ConfirmDialog>
);

import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import type { LookedAtCompany } from './company-fields';
import type { useDecideCompany } from './decide-company';
import * as messages from './messages';

interface CloseCompanyDialogProps {
  readonly company: LookedAtCompany;
  readonly decide: ReturnType<typeof useDecideCompany>;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Closes a company after its name was typed. */
export const CloseCompanyDialog = ({ company: { name }, decide, open, onClose }: CloseCompanyDialogProps) => (
  <ConfirmDialog
    title={messages.closeThisCompany}
    open={open}
    onClose={onClose}
    confirmLabel={messages.closeCompany}
    typed={name}
    failureText={sentenceFor}
    onConfirm={async () => {
      await decide.mutateAsync({ kind: 'close', reason: '' });
      say.done(messages.isClosed(name));
    }}
  >
    <p>{messages.isClosedPermanentlyAndIts(<strong>{name}</strong>)}</p>
  </ConfirmDialog>
);

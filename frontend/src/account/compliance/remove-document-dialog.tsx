import type { ComplianceDocument } from '#domain/generated/types';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useRemoveDocument } from './write-document';
import * as messages from './messages';

interface RemoveDocumentDialogProps {
  readonly document: ComplianceDocument;
  readonly onClose: () => void;
}

export const RemoveDocumentDialog = ({ document, onClose }: RemoveDocumentDialogProps) => {
  const remove = useRemoveDocument(document.companyId);
  return (
    <ConfirmDialog
      title={messages.removeThisDocument}
      open
      onClose={onClose}
      confirmLabel={messages.removeDocument}
      failureText={sentenceFor}
      onConfirm={async () => {
        await remove.mutateAsync(document.id);
        say.done(messages.documentIsRemoved);
      }}
    >
      <p>
        {messages.addedIsRemovedFromProfile(
          <strong>{documentKinds[document.type]}</strong>,
          <When at={document.createdAt} />,
        )}
      </p>
    </ConfirmDialog>
  );
};

import type { ComplianceDocument } from '#domain/generated/types';
import { documentKinds } from '../../platform/labels/compliance-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useRemoveDocument } from './write-document';

interface RemoveDocumentDialogProps {
  readonly document: ComplianceDocument;
  readonly onClose: () => void;
}

export const RemoveDocumentDialog = ({ document, onClose }: RemoveDocumentDialogProps) => {
  const remove = useRemoveDocument(document.companyId);
  return (
    <ConfirmDialog
      title="Remove this document?"
      open
      onClose={onClose}
      confirmLabel="Remove document"
      failureText={sentenceFor}
      onConfirm={async () => {
        await remove.mutateAsync(document.id);
        say.done('The document is removed.');
      }}
    >
      <p>
        <strong>{documentKinds[document.type]}</strong>, added <When at={document.createdAt} />, is removed
        from the profile.
      </p>
    </ConfirmDialog>
  );
};

import { sentenceFor } from '../../platform/api/error-sentences';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { type ShownApiKey, useRevokeApiKey } from './api-key-operations';

interface RevokeApiKeyDialogProps {
  readonly companyId: string;
  readonly apiKey: ShownApiKey;
  readonly onClose: () => void;
}

export const RevokeApiKeyDialog = ({ companyId, apiKey, onClose }: RevokeApiKeyDialogProps) => {
  const revoke = useRevokeApiKey(companyId);
  const { id, name, lastUsedAt } = apiKey;
  return (
    <ConfirmDialog
      title="Revoke this API key?"
      open
      onClose={onClose}
      confirmLabel="Revoke key"
      failureText={sentenceFor}
      onConfirm={async () => {
        await revoke.mutateAsync(id);
        say.done(`The key ${name} is revoked.`);
      }}
    >
      <p>
        NovaLink refuses requests with <strong>{name}</strong> immediately. You cannot undo this.
      </p>
      <p className="mt-2 text-muted">
        {lastUsedAt === null ? (
          'The key was never used.'
        ) : (
          <>
            Last use: <When at={lastUsedAt} />.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
};

import { useState } from 'react';
import { sentenceFor } from '../platform/api/error-sentences';
import { useDeleteAccount } from '../platform/session/use-delete-account';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

export const DeleteAccount = ({ email }: { readonly email: string }) => {
  const deleteAccount = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        title="Delete your account?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Delete account"
        typed={email}
        failureText={sentenceFor}
        onConfirm={() => deleteAccount(email)}
      >
        <p>
          You will not be able to sign in as <strong className="break-all">{email}</strong> any more. Your
          company closes, and its games and brands close with it. In brands you are shown as “Deleted player”.
          This cannot be undone. Export your data first if you want to keep a copy.
        </p>
      </ConfirmDialog>
    </>
  );
};

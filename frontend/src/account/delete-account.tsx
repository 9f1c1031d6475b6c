import { useState } from 'react';
import { sentenceFor } from '../platform/api/error-sentences';
import { useDeleteAccount } from '../platform/session/use-delete-account';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import * as messages from './messages';

export const DeleteAccount = ({ email }: { readonly email: string }) => {
  const deleteAccount = useDeleteAccount();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {messages.deleteAccount}
      </Button>
      <ConfirmDialog
        title={messages.deleteYourAccount}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={messages.deleteAccount}
        typed={email}
        failureText={sentenceFor}
        onConfirm={() => deleteAccount(email)}
      >
        <p>{messages.youWillNotBeAble(<strong className="break-all">{email}</strong>)}</p>
      </ConfirmDialog>
    </>
  );
};

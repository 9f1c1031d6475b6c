import { useState } from 'react';
import { sentenceFor } from '../../platform/messages';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';

export const DeleteAccount = ({ email }: { readonly email: string }) => {
  const { accounts } = usePlatform();
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
        onConfirm={async () => {
          await accounts.remove();
          window.location.assign('/');
        }}
      >
        <p>
          You will not be able to sign in as <strong className="break-all">{email}</strong> any more, and your
          company loses its owner. Close the company first if it should end. This cannot be undone.
        </p>
      </ConfirmDialog>
    </>
  );
};

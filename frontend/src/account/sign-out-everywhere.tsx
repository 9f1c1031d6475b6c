import { useState } from 'react';
import { sentenceFor } from '../platform/api/error-sentences';
import { useSignOut } from '../platform/session/use-sign-out';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

export const SignOutEverywhere = () => {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        title="Sign out everywhere?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Sign out everywhere"
        look="main"
        failureText={sentenceFor}
        onConfirm={() => signOut({ everywhere: true })}
      >
        <p>You have to sign in again on every device, including this one.</p>
      </ConfirmDialog>
    </>
  );
};

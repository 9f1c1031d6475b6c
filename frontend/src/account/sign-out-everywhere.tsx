import { useState } from 'react';
import { sentenceFor } from '../platform/api/error-sentences';
import { useSignOut } from '../platform/session/use-sign-out';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import * as messages from './messages';

export const SignOutEverywhere = () => {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {messages.signOutEverywhere}
      </Button>
      <ConfirmDialog
        title={messages.signOutEverywhereQuestion}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={messages.signOutEverywhere}
        look="main"
        failureText={sentenceFor}
        onConfirm={() => signOut({ everywhere: true })}
      >
        <p>{messages.youHaveToSignIn}</p>
      </ConfirmDialog>
    </>
  );
};

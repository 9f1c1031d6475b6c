import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../platform/api/error-sentences';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import * as messages from './messages';

interface WithdrawButtonProps {
  /** What was submitted, such as `the casino`. */
  readonly what: string;
  /** What follows for the person who withdraws. */
  readonly children: ReactNode;
  readonly onWithdraw: () => Promise<void>;
}

/** Withdraws a submission until it is decided. */
export const WithdrawButton = ({ what, children, onWithdraw }: WithdrawButtonProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      <ConfirmDialog
        title={messages.withdrawWhat(what)}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={messages.withdraw}
        look="main"
        failureText={sentenceFor}
        onConfirm={onWithdraw}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
};

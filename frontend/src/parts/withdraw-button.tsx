import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../platform/api/messages';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';

interface WithdrawButtonProps {
  /** What was submitted, such as `the casino`. */
  readonly what: string;
  /** What follows for the person who withdraws. */
  readonly children: ReactNode;
  readonly onWithdraw: () => Promise<void>;
}

/** Takes a submission back while nobody has decided about it. */
export const WithdrawButton = ({ what, children, onWithdraw }: WithdrawButtonProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        title={`Withdraw ${what}?`}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Withdraw"
        look="main"
        failureText={sentenceFor}
        onConfirm={onWithdraw}
      >
        <p>{children}</p>
      </ConfirmDialog>
    </>
  );
};

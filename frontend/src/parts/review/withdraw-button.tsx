import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface WithdrawButtonProps {
  /** The submitted entity, such as `the casino`. */
  readonly what: string;
  /** Explains the consequences of the withdrawal. */
  readonly children: ReactNode;
  readonly onWithdraw: () => Promise<void>;
}

/** A button to withdraw a submission before it is decided. */
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

import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';

interface MoveInDoubtProps {
  /** The amount and the player, as text. */
  readonly labels: string;
  /** Sends the identical request again. */
  readonly onAgain: () => Promise<void>;
}

/** A movement with an unknown outcome. No other movement is possible until it is settled. */
export const MoveInDoubt = ({ labels, onAgain }: MoveInDoubtProps) => {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await onAgain();
    } catch (error) {
      say.failed(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warning" title="We could not confirm the request">
      <p>{labels}. Try again: the same request is never counted twice.</p>
      <Button look="quiet" className="mt-3" busy={busy} onClick={() => void again()}>
        Try again
      </Button>
    </Notice>
  );
};

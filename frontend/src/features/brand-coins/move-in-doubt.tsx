import { useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import * as messages from './messages';

interface MoveInDoubtProps {
  /** What was to be moved, and to or from whom. */
  readonly labels: string;
  /** Sends the very same request. */
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
    <Notice tone="warning" title={messages.weCouldNotConfirmRequest}>
      <p>{messages.tryAgainSameRequestIs(labels)}</p>
      <Button look="quiet" className="mt-3" busy={busy} onClick={() => void again()}>
        {messages.tryAgain}
      </Button>
    </Notice>
  );
};

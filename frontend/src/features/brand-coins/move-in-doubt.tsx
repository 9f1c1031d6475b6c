import { useState } from 'react';
import { sentenceFor } from '../../platform/api/messages';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';

interface MoveInDoubtProps {
  /** What was to be moved, and to or from whom. */
  readonly words: string;
  /** Sends the very same request. */
  readonly onAgain: () => Promise<void>;
}

/** A movement of which nobody knows yet whether it happened; nothing else is moved before that is settled. */
export const MoveInDoubt = ({ words, onAgain }: MoveInDoubtProps) => {
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    try {
      await onAgain();
    } catch (fault) {
      say.failed(sentenceFor(fault));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="warning" title="We could not confirm the request">
      <p>{words}. Try again: the same request is never counted twice.</p>
      <Button look="quiet" className="mt-3" busy={busy} onClick={() => void again()}>
        Try again
      </Button>
    </Notice>
  );
};

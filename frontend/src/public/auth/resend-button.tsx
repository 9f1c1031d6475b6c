import { useEffect, useState } from 'react';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** The minimum time between two codes. */
const coolDownSeconds = 30;

/** Requests another code, at most once in `coolDownSeconds`, counted from the last sent code. */
export const ResendButton = ({ resend }: { readonly resend: () => Promise<void> }) => {
  const [left, setLeft] = useState(coolDownSeconds);
  const [outcome, setOutcome] = useState<'sent' | { readonly fault: string }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const send = async () => {
    setBusy(true);
    setOutcome(undefined);
    try {
      await resend();
      setOutcome('sent');
      setLeft(coolDownSeconds);
    } catch (error) {
      setOutcome({ fault: sentenceFor(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-4 grid gap-3">
      <Button look="quiet" busy={busy} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
      </Button>
      {outcome === 'sent' && (
        <Notice tone="good">We sent a new code. The previous code no longer works.</Notice>
      )}
      {typeof outcome === 'object' && <Notice tone="bad">{outcome.fault}</Notice>}
    </div>
  );
};

import { ShieldCheck } from 'lucide-react';
import { useId, useEffect, useRef, useState } from 'react';
import { whole } from '../../../platform/labels/numbers';
import { Button, type ButtonLook } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { ProgressBar } from '../../../ui/progress-bar';
import { CertificateErrors } from '../certificates/certificate-errors';
import { DifferenceList } from './difference-list';
import type { Verification } from './verify-run';

interface VerifyPanelProps {
  /** The text of the certificate file. */
  readonly text: string;
  /** `main` if verification is the main action of the page. */
  readonly look?: ButtonLook;
}

/** Repeats the run of a certificate in this browser. The result is green only if the bytes are identical. */
export const VerifyPanel = ({ text, look = 'quiet' }: VerifyPanelProps) => {
  const { verification, start, cancel } = useVerification(text);
  const isBusy = verification?.state === 'starting' || verification?.state === 'playing';
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button look={look} busy={isBusy} onClick={() => void start()}>
          <ShieldCheck aria-hidden className="size-5" />
          {verification === undefined || isBusy ? 'Verify in this browser' : 'Verify again'}
        </Button>
        {isBusy && (
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {verification && verification.state !== 'starting' && <Outcome verification={verification} />}
    </div>
  );
};

const Outcome = ({ verification }: { readonly verification: Verification }) => {
  switch (verification.state) {
    case 'playing':
      return <Playing {...verification} />;
    case 'equal':
      return (
        <Notice tone="good" title="Verified: identical results">
          This browser repeated all {whole(verification.rounds)} rounds, with the same verdict and the same
          result hash <code className="text-sm break-all">{verification.hash}</code>.
        </Notice>
      );
    case 'different':
      return (
        <Notice tone="bad" title="Not verified: the results are different">
          <DifferenceList
            entries={verification.differences.map(({ path, certificate, repeated }) => ({
              path,
              text: `certificate: ${certificate}, repeated run: ${repeated}`,
            }))}
          />
        </Notice>
      );
    case 'faulty':
      return <CertificateErrors faults={verification.faults} />;
    case 'broken':
      return (
        <Notice tone="bad" title="Could not repeat the run">
          {verification.message}
        </Notice>
      );
  }
};

const Playing = ({ played, rounds }: { readonly played: number; readonly rounds: number }) => {
  const label = useId();
  return (
    <div className="grid gap-2">
      <p id={label} className="text-muted">
        {played < rounds
          ? `${whole(played)} of ${whole(rounds)} rounds repeated in this browser.`
          : 'Repeats every round and checks all rules again.'}
      </p>
      <ProgressBar labelledBy={label} value={played} max={rounds} />
    </div>
  );
};

/** The verification of a certificate, after it was started. The engine is loaded then. */
const useVerification = (text: string) => {
  const [verification, setVerification] = useState<Verification | { readonly state: 'starting' }>();
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);

  const start = async () => {
    const given = new AbortController();
    stop.current?.();
    stop.current = () => given.abort();
    setVerification({ state: 'starting' });
    try {
      const { verifyRun } = await import('./verify-run');
      if (!given.signal.aborted) stop.current = verifyRun(text, setVerification);
    } catch (error) {
      console.error(error);
      if (!given.signal.aborted)
        setVerification({ state: 'broken', message: 'Could not load the test engine.' });
    }
  };
  const cancel = () => {
    stop.current?.();
    setVerification(undefined);
  };
  return { verification, start, cancel };
};

import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { whole } from '../../../platform/labels/numbers';
import { Button, type ButtonLook } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { ProgressBar } from '../../../ui/progress-bar';
import { CertificateErrors } from '../certificates/certificate-errors';
import { DifferenceList } from './difference-list';
import { useVerification } from './use-verification';
import type { Verification } from './verify-run';
import * as messages from './messages';

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
          {verification === undefined || isBusy ? messages.verifyInThisBrowser : messages.verifyAgain}
        </Button>
        {isBusy && (
          <Button look="quiet" onClick={cancel}>
            {messages.cancel}
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
        <Notice tone="good" title={messages.verifiedIdenticalResults}>
          {messages.thisBrowserRepeatedAllRounds(
            whole(verification.rounds),
            <code className="text-sm break-all">{verification.hash}</code>,
          )}
        </Notice>
      );
    case 'different':
      return (
        <Notice tone="bad" title={messages.notVerifiedResultsAreDifferent}>
          <DifferenceList
            entries={verification.differences.map(({ path, certificate, repeated }) => ({
              path,
              text: messages.certificateRepeatedRun(certificate, repeated),
            }))}
          />
        </Notice>
      );
    case 'faulty':
      return <CertificateErrors faults={verification.faults} />;
    case 'broken':
      return (
        <Notice tone="bad" title={messages.couldNotRepeatRun}>
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
          ? messages.ofRoundsRepeatedInThis(whole(played), whole(rounds))
          : messages.repeatsEveryRoundAndChecks}
      </p>
      <ProgressBar labelledBy={label} value={played} max={rounds} />
    </div>
  );
};

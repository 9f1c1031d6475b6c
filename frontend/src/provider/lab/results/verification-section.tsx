import { resultHash } from '@novalink/engine/lab';
import { CertificatePanel } from '../certificate-panel';
import { type ShownRun, useRunEvidence, useTestRun } from '../../../parts/lab/run-requests';
import { VerdictList } from '../../../parts/lab/verdict-list';
import { sentenceFor } from '../../../platform/api/error-sentences';
import type { ShownCheck } from '../../../platform/labels/lab-labels';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';
import { NoRun } from './simulation-section';
import type { BrowserRun } from '../runs/use-browser-run';
import type { LabRuns } from '../runs/use-lab-runs';

/** The rules by which the last run was judged, and its certificate. */
export const VerificationSection = ({ runs }: { readonly runs: LabRuns }) => {
  const { browser, keep, serverRun, isServerLast } = runs;
  if (isServerLast && serverRun) return <OfServer id={serverRun.id} isWhole />;
  if (!browser.run) return <NoRun />;
  return (
    <>
      <OfBrowser run={browser.run} />
      {keep.data && <OfServer id={keep.data.id} />}
    </>
  );
};

const OfBrowser = ({ run: { result, judged } }: { readonly run: BrowserRun }) => {
  if (!judged || !result)
    return (
      <EmptyState title="No verdict yet">
        A run gets a verdict when its last round is complete. Cancelled runs get no verdict.
      </EmptyState>
    );
  return (
    <>
      <Verdict checks={judged.checks} />
      <Panel title="Result">
        <p className="text-sm text-muted">
          SHA-256 of the result <span className="break-all">{resultHash(result)}</span>
        </p>
      </Panel>
    </>
  );
};

const Verdict = ({ checks }: { readonly checks: readonly ShownCheck[] }) => (
  <Panel title="Verdict">
    <VerdictList checks={checks} />
  </Panel>
);

interface OfServerProps {
  readonly id: string;
  /** With the verdict; otherwise only the certificate. */
  readonly isWhole?: boolean;
}

const OfServer = ({ id, isWhole = false }: OfServerProps) => {
  const { data: run, error, refetch } = useTestRun(id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!run) return <Skeleton rows={4} />;
  return (
    <>
      {isWhole && run.checks.length === 0 && (
        <EmptyState title="No verdict yet">
          The server decides the verdict when the last part is complete.
        </EmptyState>
      )}
      {isWhole && run.checks.length > 0 && <Verdict checks={run.checks} />}
      <Kept run={run} />
    </>
  );
};

const Kept = ({ run }: { readonly run: ShownRun }) => {
  const { data: evidence } = useRunEvidence(run);
  return evidence?.result ? <CertificatePanel run={run} evidence={evidence} /> : null;
};

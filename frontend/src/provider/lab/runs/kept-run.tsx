import { Link } from 'react-router-dom';
import { resultHash, type RunResult } from '@novalink/engine/lab';
import { limits } from '#domain/limits';
import { labPlaces } from '../../../parts/lab/lab-places';
import { RunProgress } from '../run-progress';
import { type useStartRun, useTestRun } from '../../../parts/lab/run-requests';
import { whole } from '../../../platform/labels/numbers';
import { isInProgress, meaningOf } from '../../../platform/labels/lab-labels';
import { sentenceFor } from '../../../platform/api/error-sentences';
import { Button } from '../../../ui/button';
import { Failure } from '../../../ui/failure';
import { Notice } from '../../../ui/notice';
import { fitsServer } from './run-settings';

export type KeepRequest = ReturnType<typeof useStartRun>;

interface KeptRunProps {
  readonly keep: KeepRequest;
  readonly result: RunResult;
  /** Repeats the request to the server. */
  readonly onTry: () => void;
}

/** The state of the server run that repeats and stores a run of this browser. */
export const KeptRun = ({ keep, result, onTry }: KeptRunProps) => {
  if (!fitsServer(result.rounds)) {
    return (
      <Notice tone="warning">
        Runs with more than {whole(limits.testRun.rounds.largest)} rounds are not saved on the server. The
        result is shown until you leave this page.
      </Notice>
    );
  }
  if (keep.error) {
    return (
      <Notice tone="warning" title="Not saved yet">
        <p>{sentenceFor(keep.error)} The result is shown until you leave this page.</p>
        <Button look="quiet" className="mt-3" onClick={onTry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (keep.isPaused) {
    return (
      <Notice tone="warning" title="You are offline">
        The run is saved on the server when you are online again. Until then, the result is only in this
        browser.
      </Notice>
    );
  }
  if (!keep.data) return <Notice>Saving the run on the server…</Notice>;
  return <Repeated id={keep.data.id} hash={resultHash(result)} onTry={onTry} />;
};

interface RepeatedProps {
  readonly id: string;
  /** The hash of the result of this browser. */
  readonly hash: string;
  readonly onTry: () => void;
}

const Repeated = ({ id, hash, onTry }: RepeatedProps) => {
  const { data: run, error, refetch } = useTestRun(id);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!run || isInProgress(run.status)) {
    return (
      <>
        <Notice>The server repeats the run to save it. You can leave this page.</Notice>
        {run && <RunProgress run={run} />}
      </>
    );
  }
  const history = (
    <Link to={labPlaces.run(id)} className="text-secondary underline underline-offset-4">
      Open it there
    </Link>
  );
  if (run.resultHash === null) {
    return (
      <Notice tone="warning" title="Not saved">
        <p>{meaningOf(run)} The result is shown until you leave this page.</p>
        <Button look="quiet" className="mt-3" onClick={onTry}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (run.resultHash === hash) {
    return (
      <Notice tone="good" title="Saved to your history">
        The server repeated the run with an identical result. {history}.
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title="The server’s result is different">
      Your history contains the server’s result. {history}.
      <span className="mt-1 block text-sm break-all">This browser: {hash}</span>
      <span className="block text-sm break-all">The server: {run.resultHash}</span>
    </Notice>
  );
};

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
import * as messages from '../messages';

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
      <Notice tone="warning">{messages.runsWithMoreThanRounds(whole(limits.testRun.rounds.largest))}</Notice>
    );
  }
  if (keep.error) {
    return (
      <Notice tone="warning" title={messages.notSavedYet}>
        <p>{messages.resultIsShownUntilYou(sentenceFor(keep.error))}</p>
        <Button look="quiet" className="mt-3" onClick={onTry}>
          {messages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (keep.isPaused) {
    return (
      <Notice tone="warning" title={messages.youAreOffline}>
        {messages.runIsSavedOnServer}
      </Notice>
    );
  }
  if (!keep.data) return <Notice>{messages.savingRunOnServer}</Notice>;
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
        <Notice>{messages.serverRepeatsRunToSave}</Notice>
        {run && <RunProgress run={run} />}
      </>
    );
  }
  const history = (
    <Link to={labPlaces.run(id)} className="text-secondary underline underline-offset-4">
      {messages.openItThere}
    </Link>
  );
  if (run.resultHash === null) {
    return (
      <Notice tone="warning" title={messages.notSaved}>
        <p>{messages.resultIsShownUntilYouLeave(meaningOf(run))}</p>
        <Button look="quiet" className="mt-3" onClick={onTry}>
          {messages.tryAgain}
        </Button>
      </Notice>
    );
  }
  if (run.resultHash === hash) {
    return (
      <Notice tone="good" title={messages.savedToYourHistory}>
        {messages.serverRepeatedRunWithIdentical(history)}
      </Notice>
    );
  }
  return (
    <Notice tone="bad" title={messages.serversResultIsDifferent}>
      {messages.yourHistoryContainsServersResult(history)}
      <span className="mt-1 block text-sm break-all">{messages.thisBrowser(hash)}</span>
      <span className="block text-sm break-all">{messages.serverResultHash(run.resultHash)}</span>
    </Notice>
  );
};

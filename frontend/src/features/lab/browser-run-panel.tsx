import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { RunJob } from '#domain/lab/simulate/run-format';
import type { RunResult } from '#domain/lab/tally/run-result';
import { whole } from '../../platform/words/figures';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { ProgressBar } from '../../ui/progress-bar';
import { KeptRun, type KeepRequest } from './kept-run';
import type { LabSubject } from './lab-subject';
import { RunOutcome } from './run-outcome';
import type { BrowserRun } from './use-browser-run';
import { VerdictNotice } from './verdict-notice';

interface BrowserRunPanelProps {
  readonly browser: {
    readonly run: BrowserRun;
    readonly pause: () => void;
    readonly resume: () => void;
    readonly cancel: () => void;
  };
  /** Of the model that was run. */
  readonly exact: ExactModel | undefined;
  readonly isOfThisModel: boolean;
  readonly keep: KeepRequest;
  readonly onKeep: (run: { subject: LabSubject; job: RunJob }, result: RunResult) => void;
}

/** A run in this browser, from its first figures to its verdict and to its place in the history. */
export const BrowserRunPanel = ({ browser, exact, isOfThisModel, keep, onKeep }: BrowserRunPanelProps) => {
  const { run } = browser;
  const { job, phase, result, judged, failure } = run;
  const played = result?.rounds ?? 0;
  return (
    <Panel title="Run in this browser">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid gap-3 rounded-xl border border-line bg-sunken p-4">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
            <p>
              <span role="status" className="font-semibold">
                {phaseWords(run)}
              </span>{' '}
              <span className="text-muted">
                {whole(played)} of {whole(job.rounds)} rounds of {run.subject.model.name}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              {phase === 'playing' && played < job.rounds && (
                <Button look="quiet" onClick={browser.pause}>
                  Pause
                </Button>
              )}
              {phase === 'paused' && (
                <Button look="quiet" onClick={browser.resume}>
                  Go on
                </Button>
              )}
              {(phase === 'playing' || phase === 'paused') && (
                <Button look="quiet" onClick={browser.cancel}>
                  Cancel
                </Button>
              )}
            </div>
          </div>
          <ProgressBar label="Rounds played" value={played} max={job.rounds} />
        </div>
        {!isOfThisModel && <Notice tone="warning">The model has changed since this run was started.</Notice>}
        {failure !== undefined && <Notice tone="bad">The run could not go on: {failure}</Notice>}
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:*:min-h-32">
          <VerdictNotice phase={phase} judged={judged} />
          {judged && result ? (
            <KeptRun keep={keep} result={result} onTry={() => onKeep(run, result)} />
          ) : (
            <Notice title="History">
              {phase === 'cancelled'
                ? 'A run that was cancelled is not kept.'
                : 'When the run has ended, the server repeats it and keeps it in your history.'}
            </Notice>
          )}
        </div>
        <RunOutcome model={run.subject.model} result={result} judged={judged} exact={exact} />
      </div>
    </Panel>
  );
};

const phaseWords = ({ phase, result, job }: BrowserRun): string => {
  if (phase === 'playing') return result?.rounds === job.rounds ? 'Judging…' : 'Playing…';
  return {
    paused: 'Paused.',
    cancelled: 'Cancelled.',
    done: 'Finished.',
    failed: 'Stopped.',
  }[phase];
};

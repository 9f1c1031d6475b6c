import type { ExactModel } from '@novalink/engine/exact';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/page';
import { KeptRun } from './kept-run';
import { LiveMetrics } from './live-metrics';
import type { BrowserRun } from './use-browser-run';
import type { LabRuns } from './use-lab-runs';
import { VerdictNotice } from '../results/verdict-notice';

interface BrowserRunPanelProps {
  readonly run: BrowserRun;
  readonly runs: LabRuns;
  /** The exact figures of the model that was run. */
  readonly exact: ExactModel | undefined;
}

/** A run in this browser: its progress, its verdict, and its entry in the history. */
export const BrowserRunPanel = ({ run, runs, exact }: BrowserRunPanelProps) => {
  const { phase, result, judged, failure } = run;
  return (
    <Panel title="Run in this browser">
      <div className="grid grid-cols-1 gap-5">
        {failure !== undefined && <Notice tone="bad">The run stopped with an error: {failure}</Notice>}
        <VerdictNotice phase={phase} judged={judged} />
        {judged && result ? (
          <KeptRun keep={runs.keep} result={result} onTry={() => runs.keepRun(run, result)} />
        ) : (
          <Notice title="History">
            {phase === 'cancelled'
              ? 'Cancelled runs are not saved.'
              : 'When the run has finished, the server repeats it and saves it to your history.'}
          </Notice>
        )}
        <LiveMetrics model={run.subject.model} result={result} judged={judged} exact={exact} />
      </div>
    </Panel>
  );
};

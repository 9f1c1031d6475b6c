import type { ReactNode } from 'react';
import type { ExactModel } from '@novalink/engine/exact';
import { metricsOf } from '@novalink/engine/lab';
import { useTestRun } from '../../../parts/lab/run-requests';
import { whole } from '../../../platform/labels/numbers';
import { percent } from '../../../platform/labels/game-labels';
import { isInProgress, meaningOf, runStatuses } from '../../../platform/labels/lab-labels';
import { Badge, type BadgeTone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { ProgressBar } from '../../../ui/progress-bar';
import { MainMetrics } from './main-metrics';
import type { ResultsProps } from './results-props';
import { type BrowserRun, isActive, type RunControls } from '../runs/use-browser-run';

/** The state of the last run and the main figures. From 1,200 px on, it stays visible while scrolling. */
export const ResultsHeader = ({ subject, exact, runs, problem, onRunAgain }: ResultsProps) => {
  const { browser, serverRun, isServerLast } = runs;
  const { run } = browser;
  // A run in this browser can be stopped from every tab.
  const server = isServerLast && !isActive(run) ? serverRun : undefined;
  const hash = server?.hash ?? run?.subject.hash;
  const isOfAnotherModel = hash !== undefined && (hash !== subject.hash || problem !== undefined);
  const exactOfRun = hash === undefined || hash === subject.hash ? exact.data : undefined;
  return (
    <div className="z-10 grid grid-cols-1 gap-4 rounded-xl border border-line bg-surface p-4 min-[1200px]:sticky min-[1200px]:top-(--sticky-top,3.5rem)">
      {server && <ServerState id={server.id} exact={exactOfRun} />}
      {!server && run && <BrowserState browser={{ ...browser, run }} exact={exactOfRun} />}
      {!server && !run && (
        <>
          <StateLine tone="plain" badge="Not run yet">
            <p className="text-muted">{subject.model.name}</p>
          </StateLine>
          <MainMetrics exact={exact.data} />
        </>
      )}
      {isOfAnotherModel && (
        <Notice tone="warning" title="Model changed since this run">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p>
              This run is of the model with SHA-256 <span className="font-mono">{hash.slice(0, 8)}…</span>
            </p>
            <Button
              look="quiet"
              disabled={problem !== undefined || isActive(run) || runs.isStarting}
              onClick={onRunAgain}
            >
              Run again
            </Button>
          </div>
        </Notice>
      )}
      {problem !== undefined && !isOfAnotherModel && (
        <p className="text-sm text-muted">These figures belong to the last model without errors.</p>
      )}
    </div>
  );
};

interface BrowserStateProps {
  readonly browser: RunControls & { readonly run: BrowserRun };
  readonly exact: ExactModel | undefined;
}

const BrowserState = ({ browser, exact }: BrowserStateProps) => {
  const { run } = browser;
  const { result, judged, job } = run;
  const played = result?.rounds ?? 0;
  const metrics = result && metricsOf(run.subject.model, result);
  const status = judged && runStatuses[judged.status];
  return (
    <>
      <StateLine tone={status?.tone ?? 'news'} badge={status?.text}>
        <p>
          <span role="status" className="font-semibold">
            {phaseLabels(run)}
          </span>{' '}
          <span className="text-muted">
            {whole(played)} of {whole(job.rounds)} rounds of {run.subject.model.name}
          </span>
        </p>
        <Controls browser={browser} />
      </StateLine>
      {isActive(run) && <ProgressBar label="Rounds played" value={played} max={job.rounds} />}
      <MainMetrics
        exact={judged?.exact ?? exact}
        simulated={metrics && percent(metrics.rtp)}
        halfWidth={metrics?.halfWidth}
      />
    </>
  );
};

const Controls = ({ browser }: Pick<BrowserStateProps, 'browser'>) => {
  const { run, pause, resume, cancel } = browser;
  if (!isActive(run)) return null;
  const isPlayed = run.result?.rounds === run.job.rounds;
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {run.phase === 'paused' && (
        <Button look="quiet" onClick={resume}>
          Resume
        </Button>
      )}
      {run.phase === 'playing' && !isPlayed && (
        <Button look="quiet" onClick={pause}>
          Pause
        </Button>
      )}
      <Button look="quiet" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
};

interface ServerStateProps {
  readonly id: string;
  readonly exact: ExactModel | undefined;
}

const ServerState = ({ id, exact }: ServerStateProps) => {
  const { data: run } = useTestRun(id);
  if (!run) return <MainMetrics exact={exact} />;
  const { status, rounds, shards, shardsDone, simulatedRtp, halfWidth } = run;
  return (
    <>
      <StateLine tone={runStatuses[status].tone} badge={runStatuses[status].text}>
        <p>{isInProgress(status) ? `${whole(rounds)} rounds on the server` : meaningOf(run)}</p>
      </StateLine>
      {isInProgress(status) && (
        <ProgressBar label="Completed parts of the run" value={shardsDone} max={shards} />
      )}
      <MainMetrics
        exact={exact}
        simulated={simulatedRtp === null ? undefined : percent(simulatedRtp)}
        halfWidth={halfWidth ?? undefined}
      />
    </>
  );
};

const phaseLabels = ({ phase, result, job }: BrowserRun): string => {
  if (phase === 'playing') return result?.rounds === job.rounds ? 'Checking the rules…' : 'Simulating…';
  return {
    paused: 'Paused.',
    cancelled: 'Cancelled.',
    done: 'Finished.',
    failed: 'Stopped.',
  }[phase];
};

interface StateLineProps {
  readonly tone: BadgeTone;
  readonly badge: string | undefined;
  readonly children: ReactNode;
}

const StateLine = ({ tone, badge, children }: StateLineProps) => (
  <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
    {badge !== undefined && <Badge tone={tone}>{badge}</Badge>}
    {children}
  </div>
);

import { memo, useDeferredValue } from 'react';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { Judged } from '#domain/lab/verdict/judge-run';
import { metricsOf, type RunMetrics } from '#domain/lab/tally/run-metrics';
import type { RunResult } from '#domain/lab/tally/run-result';
import type { MathModel } from '#domain/slots/model/math-model';
import { Convergence } from '../../shared/lab/run-charts';
import { MetricsTable } from '../../shared/lab/run-metrics';
import { whole } from '../../platform/labels/figures';
import { percent } from '../../platform/labels/game-labels';
import { MainMetric } from './main-metrics';
import * as messages from './messages';

interface LiveMetricsProps {
  readonly model: MathModel;
  /** Of the rounds so far; absent before the first. */
  readonly result: RunResult | undefined;
  readonly judged: Judged | undefined;
  /** Of the model's first mode, while the run is not judged yet. */
  readonly exact: ExactModel | undefined;
}

/** Figures of a run and how they settle, while it is played and afterwards. */
export const LiveMetrics = ({ model, result, judged, exact }: LiveMetricsProps) => {
  const figures = result && metricsOf(model, result);
  // Figures do not wait until everything is drawn.
  const drawn = useDeferredValue(result);
  return (
    <>
      {drawn && <Settling result={drawn} exact={judged?.exact ?? exact} live={judged === undefined} />}
      {judged ? (
        <MetricsTable caption={messages.metricsOfRun} exact={judged.exact} run={judged.figures} />
      ) : (
        <LiveRow figures={figures} />
      )}
    </>
  );
};

const Settling = memo(Convergence);

const LiveRow = ({ figures }: { readonly figures: RunMetrics | undefined }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
    <MainMetric
      label={messages.roundHitRate}
      value={figures ? percent(figures.roundHit) : '–'}
      note={messages.roundsWithWin}
    />
    <MainMetric
      label={messages.standardDeviation}
      value={figures ? Number(figures.sd).toFixed(2) : '–'}
      note={messages.ofWinBet1}
    />
    <MainMetric
      label={messages.maximumWin}
      value={figures ? whole(Math.floor(Number(figures.maxWinX))) : '–'}
      note={messages.timesBetSoFar}
    />
  </dl>
);

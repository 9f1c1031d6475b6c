import { memo, useDeferredValue } from 'react';
import type { ExactModel } from '@novalink/engine/exact';
import { type Judged, metricsOf, type RunMetrics, type RunResult } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import { Convergence } from '../run-charts';
import { MetricsTable } from '../run-metrics';
import { whole } from '../../../platform/labels/numbers';
import { percent } from '../../../platform/labels/game-labels';
import { MainMetric } from '../results/main-metrics';

interface LiveMetricsProps {
  readonly model: MathModel;
  /** The result of the rounds so far; absent before the first round. */
  readonly result: RunResult | undefined;
  readonly judged: Judged | undefined;
  /** The exact figures of the model's first mode, until the run is judged. */
  readonly exact: ExactModel | undefined;
}

/** The figures of a run and their convergence, during the run and afterwards. */
export const LiveMetrics = ({ model, result, judged, exact }: LiveMetricsProps) => {
  const metrics = result && metricsOf(model, result);
  // The figures do not wait for the charts.
  const drawn = useDeferredValue(result);
  return (
    <>
      {drawn && <Settling result={drawn} exact={judged?.exact ?? exact} live={judged === undefined} />}
      {judged ? (
        <MetricsTable caption="Figures of the run" exact={judged.exact} run={judged.metrics} />
      ) : (
        <LiveRow metrics={metrics} />
      )}
    </>
  );
};

const Settling = memo(Convergence);

const LiveRow = ({ metrics }: { readonly metrics: RunMetrics | undefined }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
    <MainMetric
      label="Round hit rate"
      value={metrics ? percent(metrics.roundHit) : '–'}
      note="Rounds with a win"
    />
    <MainMetric
      label="Standard deviation"
      value={metrics ? Number(metrics.sd).toFixed(2) : '–'}
      note="of the win, bet 1"
    />
    <MainMetric
      label="Maximum win"
      value={metrics ? whole(Math.floor(Number(metrics.maxWinX))) : '–'}
      note="times the bet, so far"
    />
  </dl>
);

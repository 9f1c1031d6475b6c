import { type ExactModel, shownFigure } from '@novalink/engine/exact';
import { rtpText } from '../exact-texts';
import { whole } from '../../../platform/labels/numbers';
import { volatilities } from '../../../platform/labels/game-labels';

interface MainMetricsProps {
  readonly exact: ExactModel | undefined;
  readonly simulated?: string | undefined;
  readonly halfWidth?: string | undefined;
}

/** The exact figures of a model next to the RTP of a run. */
export const MainMetrics = ({ exact, simulated, halfWidth }: MainMetricsProps) => {
  const metrics = exact?.metrics;
  const deviation = metrics?.sd;
  const largest = metrics?.spread?.maxWinX ?? metrics?.largestWin?.boundX;
  const isBound = metrics?.spread === undefined && metrics?.largestWin?.isExact === false;
  const absent = metrics ? 'not exact' : '–';
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <MainMetric label="Exact RTP" value={metrics ? rtpText(metrics.rtp, 2) : '–'} />
      <MainMetric
        label="Simulated RTP"
        value={simulated ?? '–'}
        note={halfWidth === undefined ? undefined : `±${(Number(halfWidth) * 100).toFixed(2)} points at 99%`}
      />
      <MainMetric
        label="Standard deviation"
        value={deviation ? shownFigure(deviation, (decimal) => Number(decimal).toFixed(2)) : absent}
        note={metrics?.volatility && `${volatilities[metrics.volatility]} volatility`}
      />
      <MainMetric
        label="Maximum win"
        value={largest === undefined ? absent : whole(Math.floor(largest))}
        note={isBound ? 'at most, times the bet' : 'times the bet'}
      />
    </dl>
  );
};

interface MainMetricProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** One figure of a `<dl>`. */
export const MainMetric = ({ label, value, note }: MainMetricProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-lg font-semibold text-heading tabular-nums">{value}</dd>
    <dd className="min-h-5 text-sm text-muted">{note}</dd>
  </div>
);

import { type ExactModel, type Figure, shownFigure } from '@novalink/engine/exact';
import type { RunMetrics } from '@novalink/engine/lab';
import { times, whole } from '../../platform/labels/numbers';
import { percent, volatilities } from '../../platform/labels/game-labels';
import { pointsOfLimits, rtpText } from './exact-texts';

/** One figure, exact and from the played rounds; undefined if unknown. */
export interface MetricRow {
  readonly label: string;
  readonly exact: string | undefined;
  readonly simulated: string | undefined;
}

/** Either side can be absent: a model without a run, or a run without known exact figures. */
export const metricRows = (exact: ExactModel | undefined, run: RunMetrics | undefined): MetricRow[] => {
  const known = exact?.metrics;
  const spread = known?.spread;
  const row = (label: string, left: string | undefined, right: string | undefined): MetricRow => ({
    label,
    exact: left,
    simulated: right,
  });
  const rates = known?.triggers ?? run?.featureRates.map(({ feature }) => ({ feature, rate: '' })) ?? [];
  const rows = [
    row('RTP', known && rtpText(known.rtp), run && share(run.rtp)),
    row('99% interval', undefined, run && `${share(run.low)} to ${share(run.high)}`),
    row('From lines and prizes', known && rtpText(sumOf(known.lines, known.fixed)), run && share(run.lines)),
    row('From scatters', known && rtpText(known.scatter), run && share(run.scatters)),
    row('From free spins', known && rtpText(known.feature), run && share(run.features)),
    row('Reduction by limits', known && pointsOfLimits(known), undefined),
    ...rates.map(({ feature }) =>
      row(
        `Starts of ${feature}`,
        oneIn(rateOf(known?.triggers, feature)),
        oneIn(rateOf(run?.featureRates, feature)),
      ),
    ),
    row('Spin hit rate', spread && share(spread.spinHit), run?.spinHit && share(run.spinHit)),
    row('Round hit rate', spread && share(spread.roundHit), run && share(run.roundHit)),
    row('Rounds with a win above the bet', undefined, run && share(run.above)),
    row('Rounds with a win below the bet', undefined, run && share(run.below)),
    row('Standard deviation', known?.sd && shownFigure(known.sd, (decimal) => decimal, ' to '), run?.sd),
    row(
      'Volatility',
      known?.volatility && volatilities[known.volatility],
      run && volatilities[run.volatility],
    ),
    row('Volatility index', undefined, run?.volatilityIndex),
    row('Maximum win', spread ? times(spread.maxWinX) : boundOf(known), run && multiple(run.maxWinX)),
    row('Median win', undefined, run && multiple(run.p50X)),
    row('99th percentile of wins', undefined, run && multiple(run.p99X)),
    row('Rounds ended by the win limit', undefined, run && whole(Number(run.capped))),
    row('Free spins played', undefined, run && whole(Number(run.freeSpins))),
    row('Longest losing streak', undefined, run && whole(Number(run.longestLosing))),
  ];
  return rows.filter(({ exact: left, simulated }) => left !== undefined || simulated !== undefined);
};

const share = (decimal: string) => percent(decimal, 4);
const sumOf = (one: Figure, other: Figure): Figure => ({
  least: `${Number(one.least) + Number(other.least)}`,
  most: `${Number(one.most) + Number(other.most)}`,
});

const multiples = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
const multiple = (decimal: string) => `×${multiples.format(Number(decimal))}`;

type Rates = readonly { readonly feature: string; readonly rate: string }[];
const rateOf = (rates: Rates | undefined, feature: string) =>
  rates?.find((one) => one.feature === feature)?.rate;

/** `at most ×5,000` if only a bound of the highest win is known. */
const boundOf = (metrics: ExactModel['metrics'] | undefined) => {
  const { boundX, isExact } = metrics?.largestWin ?? {};
  if (boundX === undefined) return undefined;
  return isExact ? times(boundX) : `at most ${times(boundX)}`;
};

/** A rate of base spins: `0.005` → `1 in 200`. */
const oneIn = (rate: string | undefined) => {
  if (rate === undefined) return undefined;
  return Number(rate) > 0 ? `1 in ${multiples.format(Number((1 / Number(rate)).toFixed(1)))}` : 'never';
};

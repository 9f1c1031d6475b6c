import { histogramBounds } from '@novalink/engine/lab';
import { whole } from '../../platform/labels/numbers';
import { Chart } from '../../ui/charts/chart';

interface WinsChartProps {
  readonly caption: string;
  /** Shares of the rounds in each bin of `histogramBounds`. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly live?: boolean;
}

/** The frequency of wins of rounds, in multiples of the bet. */
export const WinsChart = ({ caption, series, live = false }: WinsChartProps) => (
  <Chart
    kind="bar"
    caption={caption}
    labelsTitle="Win, times the bet"
    labels={winBins}
    format={rareShare}
    height={280}
    live={live}
    series={series}
  />
);

/** `nothing`, `under 1`, `1–2` … `5,000+`. A bin includes its lower bound and excludes its upper bound. */
const winBins: readonly string[] = [
  '0',
  ...histogramBounds.map((from, index) => {
    const to = histogramBounds[index + 1];
    if (from === 0) return 'under 1';
    return to === undefined ? `${whole(from)}+` : `${whole(from)}–${whole(to)}`;
  }),
];

const shares = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 3 });
const rareShare = (share: number): string => shares.format(share);

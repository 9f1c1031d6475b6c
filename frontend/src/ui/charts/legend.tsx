import type { ChartProps } from './chart-props';
import { isRound } from './drawable';
import { seriesInks, sliceInk } from './inks';
import { KeyMark } from './key-mark';

/** The names of all series, or of all slices with their values. */
export const Legend = (chart: ChartProps) => (
  <ul
    aria-label="Legend"
    className={`flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted ${isRound(chart) ? '@md:flex-col' : ''}`}
  >
    {keysOf(chart).map(({ name, ink, value }) => (
      <li key={name} className="flex items-center gap-2">
        <KeyMark ink={ink} line={chart.kind === 'line'} />
        <span>{name}</span>
        {value !== undefined && <span className="font-semibold text-text">{value}</span>}
      </li>
    ))}
  </ul>
);

const keysOf = (chart: ChartProps): { name: string; ink: string; value?: string }[] => {
  if (!isRound(chart)) {
    const inks = seriesInks(chart.series);
    return chart.series.map(({ name }, at) => ({ name, ink: inks[at] ?? sliceInk(at) }));
  }
  return chart.labels.map((name, at) => {
    const value = chart.series[0].values[at] ?? null;
    return { name, ink: sliceInk(at), ...(value !== null && { value: chart.format(value) }) };
  });
};

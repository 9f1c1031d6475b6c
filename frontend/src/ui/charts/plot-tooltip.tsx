import type { CustomTooltipProps } from '@tremor/react';
import { createContext, useContext } from 'react';
import type { ChartProps } from './chart-props';
import { isRound } from './drawable';
import { seriesInks, sliceInk } from './inks';
import { KeyMark } from './key-mark';
import type { Point } from './plot';

/** The chart of a tooltip. Tremor creates the tooltip and does not pass it all values. */
export const TooltipChart = createContext<ChartProps | null>(null);

/** The values under the pointer. */
export const PlotTooltip = ({ active, payload }: CustomTooltipProps) => {
  const chart = useContext(TooltipChart);
  const under = payload?.[0]?.payload as Partial<Point> | undefined;
  const at = under?.at;
  if (active !== true || chart === null || at === undefined) return null;
  return (
    <div className="w-max max-w-60 rounded-lg border border-line bg-surface px-3 py-2 text-xs shadow-lg">
      <p className="font-semibold text-text">{chart.labels[at]}</p>
      {rowsOf(chart, at).map(({ name, ink, text }) => (
        <p key={name} className="mt-1 flex items-center gap-2 text-muted">
          <KeyMark ink={ink} line={chart.kind === 'line'} />
          <span className="min-w-0">{name}</span>
          <span className="ml-auto pl-2 font-semibold whitespace-nowrap text-text">{text}</span>
        </p>
      ))}
    </div>
  );
};

const rowsOf = (chart: ChartProps, at: number) => {
  const inks = seriesInks(chart.series);
  return chart.series.flatMap(({ name, values }, of) => {
    const value = values[at] ?? null;
    const ink = isRound(chart) ? sliceInk(at) : (inks[of] ?? sliceInk(of));
    return value === null ? [] : [{ name, ink, text: chart.format(value) }];
  });
};

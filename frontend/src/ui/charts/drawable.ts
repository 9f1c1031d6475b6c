import type { AxisChart, ChartProps, RoundChart } from './chart-props';
import { chartSettings, mostParts } from './chart-settings';

export const isRound = (chart: ChartProps): chart is RoundChart =>
  chart.kind === 'doughnut' || chart.kind === 'pie';

/** Whether there is nothing to show: no values, or only slices of zero. */
export const isBlank = (chart: ChartProps): boolean =>
  chart.series.every(({ values }) =>
    values.every((value) => value === null || (isRound(chart) && value === 0)),
  );

/** The reason why these values cannot be drawn, as the end of a sentence; undefined if they can. */
export const faultOf = (chart: ChartProps): string | undefined => {
  const { labels, series } = chart;
  const uneven = series.find(({ values }) => values.length !== labels.length);
  if (uneven !== undefined) {
    return `“${uneven.name}” has ${uneven.values.length} values for ${labels.length} labels`;
  }
  for (const { name, values } of series) {
    const at = values.findIndex((value) => value !== null && !Number.isFinite(value));
    if (at !== -1) return `“${name}” is not a finite number at “${labels[at]}”`;
  }
  if (chart.kind === 'bar' && labels.length > chartSettings.mostTicks)
    return `${labels.length} bars are too many`;
  return isRound(chart) ? roundFault(chart) : axisFault(chart);
};

const axisFault = ({ series }: AxisChart): string | undefined => {
  const plain = series.filter(({ role }) => role === undefined).length;
  return plain > mostParts ? `${plain} series are too many` : undefined;
};

const roundFault = ({ labels, series: [only] }: RoundChart): string | undefined => {
  const slices = only.values.map((value) => value ?? 0);
  if (labels.length > mostParts) return `${labels.length} slices are too many`;
  return slices.some((slice) => slice < 0) ? 'a slice is below zero' : undefined;
};

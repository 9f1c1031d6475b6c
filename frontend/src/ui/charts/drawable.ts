import type { AxisChart, ChartProps, RoundChart } from './chart-props';
import { chartSettings, mostParts } from './chart-settings';
import * as messages from './messages';

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
    return messages.hasValuesForLabels(uneven.name, uneven.values.length, labels.length);
  }
  for (const { name, values } of series) {
    const at = values.findIndex((value) => value !== null && !Number.isFinite(value));
    if (at !== -1) return messages.isNotFiniteNumberAt(name, labels[at]);
  }
  if (chart.kind === 'bar' && labels.length > chartSettings.mostTicks)
    return messages.barsAreTooMany(labels.length);
  return isRound(chart) ? roundFault(chart) : axisFault(chart);
};

const axisFault = ({ series }: AxisChart): string | undefined => {
  const plain = series.filter(({ role }) => role === undefined).length;
  return plain > mostParts ? messages.seriesAreTooMany(plain) : undefined;
};

const roundFault = ({ labels, series: [only] }: RoundChart): string | undefined => {
  const slices = only.values.map((value) => value ?? 0);
  if (labels.length > mostParts) return messages.slicesAreTooMany(labels.length);
  return slices.some((slice) => slice < 0) ? messages.sliceIsBelowZero : undefined;
};

import type { ChartSeries } from './chart-props';

/**
 * What a series or slice is drawn with, as the end of the classes `stroke-…` and `fill-…` of charts.css: Tremor builds
 * its class names from the colour it is given.
 */
export const sliceInk = (at: number): string => `chart-${at + 1}`;

export const seriesInks = (series: readonly ChartSeries[]): string[] => {
  let plain = 0;
  return series.map(({ role }) => {
    if (role !== undefined) return `chart-${role}`;
    plain += 1;
    return `chart-${plain}`;
  });
};

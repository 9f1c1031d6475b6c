import type { ChartSeries } from './chart-props';

/**
 * The colour and texture of a series or slice, as the end of the classes `stroke-…` and `fill-…` in
 * `charts.css`. Tremor builds class names from the given colour.
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

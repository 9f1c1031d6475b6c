import type { AxisChart, RoundChart } from './chart-props';
import { chartSettings } from './chart-settings';

/** One category in Tremor's format; `at` is the index of its label. A series without a value has no key. */
export interface Point {
  readonly label: string;
  readonly at: number;
  readonly [series: `series${number}`]: number;
}

/** The names of series are not used as keys, because the charting library treats a dot in a key as a path. */
export const seriesKeys = ({ series }: AxisChart) => series.map((_, at) => `series${at}` as const);

/** The points to draw. If there are too many for the axis, every nth point and the last one. */
export const pointsOf = ({ labels, series }: AxisChart): Point[] => {
  const last = labels.length - 1;
  const step = Math.ceil(last / (chartSettings.mostTicks - 1));
  return labels.flatMap((label, at) => {
    if (at % step !== 0 && at !== last) return [];
    const values = series.flatMap(({ values: all }, of) => {
      const value = all[at] ?? null;
      return value === null ? [] : [[`series${of}`, value] as const];
    });
    return [{ label, at, ...Object.fromEntries(values) }];
  });
};

export interface Slice {
  readonly label: string;
  readonly at: number;
  readonly value: number;
}

export const slicesOf = ({ labels, series: [only] }: RoundChart): Slice[] =>
  labels.map((label, at) => ({ label, at, value: only.values[at] ?? 0 }));

/**
 * The width of the axis labels in pixels: about 8 for each character of the longest value, plus one
 * character because the axis can end above the largest value.
 */
export const axisWidth = ({ labels, series, stacked, format }: AxisChart): number => {
  const values =
    stacked === true
      ? labels.map((_, at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0))
      : series.flatMap((one) => one.values.filter((value) => value !== null));
  const longest = Math.max(
    0,
    ...[extreme(values, Math.min), extreme(values, Math.max)].map((value) => format(value).length),
  );
  return Math.min(124, Math.max(40, (longest + 1) * 8 + 12));
};

const extreme = (values: readonly number[], of: (one: number, other: number) => number): number =>
  values.reduce((most, value) => of(most, value), values[0] ?? 0);

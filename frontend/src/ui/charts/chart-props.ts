export interface ChartSeries {
  /** Names the series in the legend, the tooltip and the table; unique in its chart. */
  readonly name: string;
  /** One value for each label, in their order; null where there is none. */
  readonly values: readonly (number | null)[];
  /**
   * Lines only. A `bound` is one edge of an interval: a dashed line in the colour of the first series. A `reference`
   * is what the others are compared with: a long-dashed line without a colour.
   */
  readonly role?: 'bound' | 'reference';
}

interface Basics {
  /** What is shown, as a sentence or a title; it also names the table. */
  readonly caption: string;
  /** Categories, bins, points or slices, in order: the first column of the table. */
  readonly labels: readonly string[];
  /** Heads the labels in the table, such as `Rounds`. */
  readonly labelsTitle: string;
  /** A value as text, the same on the axis, in the tooltip, in the legend and in the table. */
  readonly format: (value: number) => string;
  /** Of the drawing, in px; its width follows the container. */
  readonly height?: number;
  /** The sentence shown when there is no value at all, or when all slices are zero. */
  readonly empty?: string;
  /** New values come while one looks: they are shown at once, without an animation. */
  readonly live?: boolean;
}

export interface AxisChart extends Basics {
  /** A line's value axis fits its values; a bar's begins at zero. */
  readonly kind: 'line' | 'bar';
  /** At most six, bounds and references not counted. */
  readonly series: readonly ChartSeries[];
  /** For bar charts: stacks the series of a label. */
  readonly stacked?: boolean;
}

export interface RoundChart extends Basics {
  readonly kind: 'doughnut' | 'pie';
  /** One series of at most six slices, none below zero; null is no slice. */
  readonly series: readonly [ChartSeries];
  /** In the middle of a doughnut. */
  readonly centre?: string;
}

export type ChartProps = AxisChart | RoundChart;

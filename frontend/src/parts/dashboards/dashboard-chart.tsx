import { Download } from 'lucide-react';
import { csvText } from '#domain/csv';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';
import { Chart } from '../../ui/charts/chart';
import type { ChartProps } from '../../ui/charts/chart-props';

type DashboardChartProps = ChartProps & {
  /** What exactly is shown, in a sentence. */
  readonly definition: string;
};

/** A chart of a dashboard on its own surface, with its definition and its values as CSV. */
export const DashboardChart = ({ definition, ...chart }: DashboardChartProps) => (
  <div className="flex min-w-0 flex-col rounded-xl border border-line bg-surface p-4 break-inside-avoid sm:p-5">
    <div className="grow">
      <Chart height={240} {...chart} />
    </div>
    <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{definition}</p>
      <Button
        look="plain"
        className="-mr-4 text-sm print:hidden"
        aria-label={`Download “${chart.caption}” as CSV`}
        onClick={() => saveFile(`${fileWord(chart.caption)}.csv`, chartCsv(chart), 'text/csv')}
      >
        <Download aria-hidden className="size-4" />
        CSV
      </Button>
    </div>
  </div>
);

/** Labels in the first column, a series in each other; numbers as they are, not as the chart writes them. */
export const chartCsv = ({ labels, labelsTitle, series }: ChartProps): string =>
  csvText([
    [labelsTitle, ...series.map(({ name }) => name)],
    ...labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
  ]);

const fileWord = (caption: string): string =>
  caption
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

import { Download } from 'lucide-react';
import { csvText } from '#domain/csv';
import { saveFile } from '../../platform/page/save-file';
import { Button } from '../../ui/button';
import { Chart } from '../../ui/charts/chart';
import type { ChartProps } from '../../ui/charts/chart-props';

type DashboardChartProps = ChartProps & {
  /** The definition of the chart in one or two sentences. */
  readonly definition: string;
};

/** A dashboard chart in a panel, with its definition and a CSV download. */
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

/** The labels in the first column and one column per series. Numbers are not formatted. */
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

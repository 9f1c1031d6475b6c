import type { ChartProps } from './chart-props';

interface ValuesTableProps {
  readonly chart: ChartProps;
  /** The id of the caption. */
  readonly captionId: string;
  /** Whether the table is visible, and not only available to screen readers. */
  readonly shown: boolean;
}

/** All values of the drawing. */
export const ValuesTable = ({ chart, captionId, shown }: ValuesTableProps) => (
  <div
    {...(shown
      ? {
          role: 'region',
          tabIndex: 0,
          'aria-labelledby': captionId,
          className: 'max-h-96 overflow-auto rounded-lg',
        }
      : { className: 'sr-only' })}
  >
    <table aria-labelledby={captionId} className="w-full text-sm">
      <thead className="text-left text-muted">
        <tr>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            {chart.labelsTitle}
          </th>
          {chart.series.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 pl-4 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.labels.map((label, at) => (
          <tr key={at} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-medium">
              {label}
            </th>
            {chart.series.map(({ name, values }) => (
              <td key={name} className="py-1.5 pl-4 text-right whitespace-nowrap">
                {textOf(values[at], chart.format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const textOf = (value: number | null | undefined, format: ChartProps['format']): string => {
  if (value === null || value === undefined) return '–';
  return Number.isFinite(value) ? format(value) : 'not a finite number';
};

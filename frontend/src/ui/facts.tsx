import type { ReactNode } from 'react';

interface FactsProps {
  /** Label and value, in display order. A missing value is shown as a dash. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** A description list of labels and values. */
export const Facts = ({ rows }: FactsProps) => (
  <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
    {rows.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-sm font-medium text-muted">{label}</dt>
        <dd className="mt-0.5 break-words whitespace-pre-line">{isBlank(value) ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);

const isBlank = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;

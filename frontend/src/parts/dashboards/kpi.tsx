import { ArrowDownRight, ArrowRight, ArrowUpRight, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Change, changeText } from './change';

interface KpiProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Compared with the previous period; absent for metrics without a period. */
  readonly change?: Change | undefined;
  /** The definition of the metric in one or two sentences. */
  readonly definition: string;
  /** A note or a link below the value. */
  readonly children?: ReactNode;
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } as const;

/** A metric of a dashboard with its value, change and definition. */
export const Kpi = ({ label, value, change, definition, children }: KpiProps) => {
  const Arrow = change && arrows[change.direction];
  return (
    <div className="min-w-0 rounded-xl border border-line bg-surface p-4 break-inside-avoid">
      <dt className="flex items-center justify-between gap-2 text-sm font-medium text-muted">
        <span className="wrap-anywhere">{label}</span>
        <details className="relative print:hidden">
          <summary
            aria-label={`What is “${label}”?`}
            className="-m-2 cursor-pointer list-none rounded-full p-2 hover:text-text [&::-webkit-details-marker]:hidden"
          >
            <Info aria-hidden className="size-4" />
          </summary>
          <p className="absolute right-0 z-20 mt-2 w-56 rounded-xl border border-line bg-surface p-3 text-sm font-normal text-text shadow-xl">
            {definition}
          </p>
        </details>
      </dt>
      <dd className="mt-1 text-2xl font-bold break-words text-heading tabular-nums">{value}</dd>
      {change && Arrow && (
        <dd className="mt-1 flex items-center gap-1 text-sm text-muted">
          <Arrow aria-hidden className="size-4 shrink-0" />
          {changeText(change)}
        </dd>
      )}
      {children !== undefined && <dd className="mt-1 text-sm">{children}</dd>}
    </div>
  );
};

export const Kpis = ({ children }: { readonly children: ReactNode }) => (
  <dl className="grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">{children}</dl>
);

import { dayText } from '../../parts/dashboards/date-range';
import { Panel } from '../../ui/page';
import type { BrandMetricsPanel } from './read-brand-metrics';

/** Number of columns: days after joining. */
const columns = 14;

/** One row per sign-up day and one column per day after it, shaded by the share of active players. */
export const CohortTable = ({ cohorts }: Pick<BrandMetricsPanel, 'cohorts'>) => {
  const most = Math.min(columns, Math.max(0, ...cohorts.map(({ active }) => active.length - 1)));
  if (cohorts.length === 0 || most === 0) return null;
  return (
    <Panel
      title="Cohorts"
      lead="Players by the day they joined, with the share that was active on each following day."
    >
      {/* Scrolls on narrow screens, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="relative overflow-x-auto" role="region" aria-label="Cohort table" tabIndex={0}>
        <table className="w-full border-separate border-spacing-0.5 text-right text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="px-2 py-1 text-left font-medium">
                Joined
              </th>
              <th scope="col" className="px-2 py-1 font-medium">
                Players
              </th>
              {Array.from({ length: most }, (_, column) => (
                <th key={column} scope="col" className="min-w-13 px-2 py-1 font-medium">
                  <span className="sr-only">Active on day </span>
                  {column + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ day, joined, active }) => (
              <tr key={day}>
                <th scope="row" className="px-2 py-1 text-left font-medium whitespace-nowrap">
                  {dayText(day)}
                </th>
                <td className="px-2 py-1">{joined}</td>
                {Array.from({ length: most }, (_, column) => (
                  <Cell key={column} active={active[column + 1]} joined={joined} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};

interface CellProps {
  /** Absent for days in the future. */
  readonly active: number | undefined;
  readonly joined: number;
}

const Cell = ({ active, joined }: CellProps) => {
  if (active === undefined) return <td />;
  const share = joined === 0 ? 0 : active / joined;
  // Light enough for readable text.
  const shade = Math.round(share * 45);
  return (
    <td
      className="rounded px-2 py-1"
      style={{ backgroundColor: `color-mix(in srgb, var(--nl-secondary) ${shade}%, var(--nl-surface))` }}
    >
      {Math.round(share * 100)}%
    </td>
  );
};

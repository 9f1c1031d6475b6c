import type { DateRange } from '#domain/counters/date-range';
import { coinTable, type ExportTable, type MetricsExport } from '../../parts/dashboards/metrics-export';
import { dayTable } from '../dashboards/day-table';
import type { BrandMetricsPanel } from './read-brand-metrics';

/** The metrics of a brand by day, by game and by cohort. */
export const brandExport = (
  brandId: string,
  range: DateRange,
  metrics: BrandMetricsPanel,
): MetricsExport => ({
  subject: { brandId },
  range,
  metrics,
  tables: [
    dayTable(metrics.days),
    coinTable(
      'games',
      ['gameId', 'title', 'playerDays'],
      metrics.games.map(({ gameId, title, playerDays, coins }) => ({
        keys: [gameId, title, playerDays],
        coins,
      })),
    ),
    cohortTable(metrics.cohorts),
  ],
});

/** One column for each day after joining; empty for days after the range. */
function cohortTable(cohorts: BrandMetricsPanel['cohorts']): ExportTable {
  const days = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const later = Array.from({ length: days }, (_, daysLater) => daysLater);
  return {
    name: 'cohorts',
    titles: ['day', 'joined', ...later.map((daysLater) => `active${daysLater}`)],
    rows: cohorts.map(({ day, joined, active }) => [
      ...[day, joined],
      ...later.map((daysLater) => active[daysLater] ?? null),
    ]),
  };
}

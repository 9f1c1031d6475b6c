import type { DateRange } from '#domain/counters/date-range';
import { coinTable, type MetricsExport } from '../../parts/dashboards/metrics-export';
import { dayTable } from '../../parts/dashboards/day-table';
import type { BrandFigures } from './read-brand-metrics';

/** The metrics of a brand by day and by game. */
export const brandExport = (brandId: string, range: DateRange, metrics: BrandFigures): MetricsExport => ({
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
  ],
});

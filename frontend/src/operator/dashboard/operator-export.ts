import type { DateRange } from '#domain/counters/date-range';
import { dayTable } from '../dashboards/day-table';
import { coinTable, type MetricsExport } from '../../parts/dashboards/metrics-export';
import type { OperatorMetricsPanel } from './read-operator-metrics';

/** The metrics of an operator by day and by brand. */
export const operatorExport = (
  companyId: string,
  range: DateRange,
  metrics: OperatorMetricsPanel,
): MetricsExport => ({
  subject: { companyId },
  range,
  metrics,
  tables: [
    dayTable(metrics.days),
    coinTable(
      'brands',
      ['brandId', 'name', 'status', 'playerDays', 'newPlayers', 'sessions', 'playedSeconds'],
      metrics.brands.map(({ brandId, name, status, totals }) => ({
        keys: [
          ...[brandId, name, status, totals.playerDays],
          ...[totals.newPlayers, totals.sessions, totals.playedSeconds],
        ],
        coins: totals.coins,
      })),
    ),
  ],
});

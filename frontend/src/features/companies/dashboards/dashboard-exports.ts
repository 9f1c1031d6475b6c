import type { DateRange } from '#domain/counters/date-range';
import { dayTable } from '../../../shared/dashboards/day-table';
import { coinTable, type MetricsExport, roundTable } from '../../../shared/dashboards/metrics-export';
import type { OperatorMetricsPanel } from './read-operator-metrics';
import type { ProviderMetricsPanel } from './read-provider-metrics';

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

/** The metrics of a provider by day and by game. */
export const providerExport = (
  companyId: string,
  range: DateRange,
  metrics: ProviderMetricsPanel,
): MetricsExport => ({
  subject: { companyId },
  range,
  metrics,
  tables: [
    roundTable(
      'days',
      ['day', 'players', 'decimals'],
      metrics.days.map(({ day, players, figures }) => ({
        keys: [day, players, metrics.decimals],
        metrics: figures,
      })),
    ),
    roundTable(
      'games',
      ['gameId', 'title', 'status', 'playerDays', 'brands', 'decimals'],
      metrics.games.map(({ gameId, title, status, playerDays, brands, figures }) => ({
        keys: [gameId, title, status, playerDays, brands, metrics.decimals],
        metrics: figures,
      })),
    ),
  ],
});

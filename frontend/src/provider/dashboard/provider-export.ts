import type { DateRange } from '#domain/counters/date-range';
import { type MetricsExport, roundTable } from '../../parts/dashboards/metrics-export';
import type { ProviderMetricsPanel } from './read-provider-metrics';

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

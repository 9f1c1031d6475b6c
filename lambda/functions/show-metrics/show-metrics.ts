import { platformMetrics } from '#domain/dashboards/platform-metrics';
import { providerMetrics } from '#domain/dashboards/provider-metrics';
import type {
  BrandMetrics,
  GameMetrics,
  OperatorMetrics,
  PlatformMetrics,
  ProviderMetrics,
} from '#domain/generated/types';
import { companyDaysPartition, platformDaysPartition } from '#domain/keys';
import { showBrand } from '#lambda/functions/show-metrics/brand';
import { checkRange } from '#lambda/functions/show-metrics/check-range';
import { showGame } from '#lambda/functions/show-metrics/game';
import { showOperator } from '#lambda/functions/show-metrics/operator';
import type { Asked, MetricsRequest } from '#lambda/functions/show-metrics/request';
import { companyDayValues, platformDayValues } from '#lambda/stores/counters/counter-rows';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';

export interface ShowMetricsNeeds extends MetricStores {
  readonly clock: () => Date;
}

type Metrics = BrandMetrics | GameMetrics | OperatorMetrics | PlatformMetrics | ProviderMetrics;

/** The figures of a dashboard; the resolver has checked who asks. */
export const showMetrics = ({ clock, ...stores }: ShowMetricsNeeds) => {
  const show = {
    brand: showBrand(stores),
    operator: showOperator(stores),
    provider: showProvider(stores),
    game: showGame(stores),
    platform: showPlatform(stores),
  };
  return async (asked: MetricsRequest): Promise<Metrics> => {
    checkRange(asked.range, clock());
    switch (asked.of) {
      case 'brand':
        return show.brand(asked);
      case 'operator':
        return show.operator(asked);
      case 'provider':
        return show.provider(asked);
      case 'game':
        return show.game(asked);
      case 'platform':
        return show.platform(asked);
    }
  };
};

const showProvider =
  ({ daysIn, gamesOf }: Pick<MetricStores, 'daysIn' | 'gamesOf'>) =>
  async ({ id, range }: Asked<'provider'>): Promise<ProviderMetrics> => {
    const [days, games] = await Promise.all([
      daysIn(companyDaysPartition(id), range, companyDayValues),
      gamesOf(id),
    ]);
    const byDay = new Map([...days].map(([day, values]) => [day, values.games]));
    return { companyId: id, ...providerMetrics(range, byDay, games) };
  };

const showPlatform =
  ({ daysIn }: Pick<MetricStores, 'daysIn'>) =>
  async ({ range }: Asked<'platform'>): Promise<PlatformMetrics> =>
    platformMetrics(range, await daysIn(platformDaysPartition, range, platformDayValues));

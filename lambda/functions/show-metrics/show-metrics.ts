import { platformMetrics } from '#domain/dashboards/platform-metrics';
import { daysIn as lengthOf } from '#domain/dashboards/brand-metrics';
import { reviewActivity } from '#domain/dashboards/review-activity';
import { providerMetrics } from '#domain/dashboards/provider-metrics';
import type {
  BrandMetrics,
  GameMetrics,
  OperatorMetrics,
  PlatformMetrics,
  PlatformStatus,
  ProviderMetrics,
  ReviewActivity,
} from '#domain/generated/types';
import { companyDaysPartition, platformDaysPartition } from '#domain/keys';
import { showBrand, showPopular } from '#lambda/functions/show-metrics/brand';
import { checkRange, tooLong } from '#lambda/functions/show-metrics/check-range';
import { showOperator } from '#lambda/functions/show-metrics/operator';
import type { Asked, MetricsRequest } from '#lambda/functions/show-metrics/request';
import { companyDayValues, platformDayValues } from '#lambda/stores/counters/counter-rows';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';
import { everyDay } from '#domain/counters/days';
import { gameMetrics } from '#domain/dashboards/game-metrics';

export interface ShowMetricsNeeds extends MetricStores {
  readonly clock: () => Date;
}

type Metrics =
  | BrandMetrics
  | GameMetrics
  | OperatorMetrics
  | PlatformMetrics
  | PlatformStatus
  | ProviderMetrics
  | ReviewActivity
  | readonly string[];

/** Returns the figures of a dashboard. The resolver has checked the caller's access. */
export const showMetrics = ({ clock, ...stores }: ShowMetricsNeeds) => {
  const show = {
    brand: showBrand(stores),
    popular: showPopular(stores),
    operator: showOperator(stores),
    provider: showProvider(stores),
    game: showGame(stores),
    platform: showPlatform(stores),
    reviews: showReviews(stores),
  };
  return async (asked: MetricsRequest): Promise<Metrics> => {
    if (asked.of === 'status') return stores.statusNow();
    if (asked.of === 'popular') return show.popular(asked, clock());
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
      case 'reviews':
        return show.reviews(asked);
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

const showReviews =
  ({ eventsIn }: Pick<MetricStores, 'eventsIn'>) =>
  async ({ range }: Asked<'reviews'>): Promise<ReviewActivity> => {
    const events = await eventsIn(range);
    // The number of events is unknown, so suggest half of the range.
    if (!events) throw tooLong(Math.max(1, Math.floor(lengthOf(range) / 2)));
    return reviewActivity(range, events);
  };

const showGame =
  ({ gameDays, versionsOf }: Pick<MetricStores, 'gameDays' | 'versionsOf'>) =>
  async ({ id, companyId, range }: Asked<'game'>): Promise<GameMetrics> => {
    const days = await gameDays({ gameId: id, companyId }, everyDay(range.from, range.to));
    const played = [...days.values()].flatMap(({ cells }) => cells.map(({ versionId }) => versionId));
    const versions = await versionsOf(id, [...new Set(played)]);
    return { gameId: id, ...gameMetrics(range, days, versions) };
  };

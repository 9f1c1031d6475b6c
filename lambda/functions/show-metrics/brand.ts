import { addDays } from '#domain/counters/days';
import { popularDays, popularGames } from '#domain/dashboards/popular-games';
import { brandMetrics } from '#domain/dashboards/brand-metrics';
import type { BrandMetrics } from '#domain/generated/types';
import { brandDaysPartition, brandGamesPartition } from '#domain/keys';
import type { Asked } from '#lambda/functions/show-metrics/request';
import { brandDayValues, brandGamesValues } from '#lambda/stores/counters/counter-rows';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';

type BrandStores = Pick<MetricStores, 'daysIn' | 'titlesOf' | 'companyNamesOf' | 'claimsIn'>;

export const showBrand =
  ({ daysIn, titlesOf, companyNamesOf, claimsIn }: BrandStores) =>
  async ({ id, range, decimals }: Asked<'brand'>): Promise<BrandMetrics> => {
    const [days, games, claims] = await Promise.all([
      daysIn(brandDaysPartition(id), range, brandDayValues),
      daysIn(brandGamesPartition(id), range, brandGamesValues),
      claimsIn(id, range),
    ]);
    const played = [...games.values()].map((day) => day.games);
    const [titles, companies] = await Promise.all([
      titlesOf(named(played)),
      companyNamesOf(named([...days.values()].map(({ providers }) => providers))),
    ]);
    const counted = { days, games: played, decimals };
    return { brandId: id, ...brandMetrics(range, counted, { titles, companies }, claims) };
  };

/** The ids of the most played games, from the counters of the last days. */
export const showPopular =
  ({ daysIn }: Pick<MetricStores, 'daysIn'>) =>
  async ({ id }: Asked<'popular'>, now: Date): Promise<readonly string[]> => {
    const to = now.toISOString().slice(0, 10);
    const range = { from: addDays(to, 1 - popularDays), to };
    const days = await daysIn(brandGamesPartition(id), range, brandGamesValues);
    return popularGames([...days.values()].map(({ games }) => games));
  };

const named = (all: readonly object[]): readonly string[] => [
  ...new Set(all.flatMap((one) => Object.keys(one))),
];

import { everyDay } from '#domain/counters/days';
import { gameMetrics } from '#domain/dashboards/game-metrics';
import type { GameMetrics } from '#domain/generated/types';
import type { Asked } from '#lambda/functions/show-metrics/request';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';

export const showGame =
  ({ gameDays, versionsOf }: Pick<MetricStores, 'gameDays' | 'versionsOf'>) =>
  async ({ id, companyId, range }: Asked<'game'>): Promise<GameMetrics> => {
    const days = await gameDays({ gameId: id, companyId }, everyDay(range.from, range.to));
    const played = [...days.values()].flatMap(({ cells }) => cells.map(({ versionId }) => versionId));
    const versions = await versionsOf(id, [...new Set(played)]);
    return { gameId: id, ...gameMetrics(range, days, versions) };
  };

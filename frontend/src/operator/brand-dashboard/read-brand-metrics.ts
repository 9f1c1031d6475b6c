import type { BrandDashboardQuery } from '../../generated/operations';
import type { ShownRange } from '../../parts/dashboards/date-range';
import { coinAmounts, playOfDay, playTotals } from '../../parts/dashboards/metric-fields';
import { useComparedDays } from '../../parts/dashboards/use-compared-days';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const brandDashboard = operation(/* GraphQL */ `
  query BrandDashboard($brandId: ID!, $from: AWSDate!, $to: AWSDate!) {
    getBrandMetrics(brandId: $brandId, from: $from, to: $to) {
      totals {
        ...PlayTotals
      }
      days {
        ...PlayOfDay
      }
      games {
        gameId
        title
        playerDays
        rounds
        coins {
          ...CoinAmounts
        }
      }
      cohorts {
        day
        joined
        active
      }
      retention {
        daysLater
        joined
        active
        rate
      }
      claims {
        status
        count
      }
    }
  }
  ${coinAmounts}
  ${playTotals}
  ${playOfDay}
`);

export type BrandMetricsPanel = NonNullable<BrandDashboardQuery['getBrandMetrics']>;

/** The metrics of a brand for the selected and the previous period. */
export const useBrandMetrics = (brandId: string, range: ShownRange) => {
  const { api } = usePlatform();
  return useComparedDays(['brand-metrics', brandId], range, async (days, signal) =>
    api.send(brandDashboard, { brandId, ...days }, { signal }).then((answer) => answer.getBrandMetrics),
  );
};

import { useQuery } from '@tanstack/react-query';
import type { PlatformDashboardQuery, PlatformStatusQuery } from '../../generated/operations';
import type { ShownRange } from '../../parts/dashboards/date-range';
import { useComparedDays } from '../../parts/dashboards/use-compared-days';
import { operation } from '../../platform/api/operation';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { usePlatform } from '../../platform/platform';
import { reviewKey } from '../review/list-review-items';

const platformDashboard = operation(/* GraphQL */ `
  query PlatformDashboard($from: AWSDate!, $to: AWSDate!) {
    getPlatformMetrics(from: $from, to: $to) {
      rounds
      days {
        day
        players
        newPlayers
        rounds
      }
    }
    getReviewActivity(from: $from, to: $to) {
      failedTestRuns
      weeks {
        week
        decisions {
          kind
          approved
          rejected
        }
      }
    }
  }
`);

const platformStatus = operation(/* GraphQL */ `
  query PlatformStatus($status: SupportStatus!) {
    getPlatformStatus {
      waiting {
        kind
        count
        oldest
      }
      liveGames
      companies {
        status
        count
      }
    }
    listSupportRequests(status: $status, limit: 100) {
      items {
        id
      }
      nextToken
    }
  }
`);

export interface PlatformMetricsPanel {
  readonly play: NonNullable<PlatformDashboardQuery['getPlatformMetrics']>;
  readonly reviews: NonNullable<PlatformDashboardQuery['getReviewActivity']>;
}

export type PlatformStatus = NonNullable<PlatformStatusQuery['getPlatformStatus']> & {
  readonly support: PlatformStatusQuery['listSupportRequests'];
};

/** Rounds and decisions of the selected and the previous period. */
const usePlatformMetrics = (range: ShownRange) => {
  const { api } = usePlatform();
  return useComparedDays(['platform-metrics'], range, async (days, signal) => {
    const answer = await api.send(platformDashboard, days, { signal });
    const { getPlatformMetrics: play, getReviewActivity: reviews } = answer;
    return { play, reviews };
  });
};

/** The current status of the platform. Each decision invalidates it together with the review queue. */
const usePlatformStatus = () => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...reviewKey, 'status'],
    queryFn: async ({ signal }): Promise<PlatformStatus> => {
      const answer = await api.send(platformStatus, { status: 'OPEN' }, { signal });
      return { ...answer.getPlatformStatus, support: answer.listSupportRequests };
    },
    refetchInterval: waitingRefetchMs,
  });
};

/** All data of the dashboard. Metrics are available after the status has loaded. */
export const useAdminMetrics = (range: ShownRange) => {
  const compared = usePlatformMetrics(range);
  const current = usePlatformStatus();
  const { data: status } = current;
  return {
    status,
    asOf: new Date(current.dataUpdatedAt),
    metrics: {
      data: compared.data && status && { ...compared.data, status },
      error: compared.error ?? current.error,
      isPlaceholderData: compared.isPlaceholderData,
      refetch: () => {
        void compared.refetch();
        void current.refetch();
      },
    },
  };
};

import { useQuery } from '@tanstack/react-query';
import type { OperatorDashboardQuery, OperatorStandingQuery } from '../../generated/operations';
import type { ShownRange } from '../../parts/dashboards/date-range';
import { coinAmounts, playOfDay, playTotals } from '../../parts/dashboards/metric-fields';
import { useComparedDays } from '../../parts/dashboards/use-compared-days';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const operatorDashboard = operation(/* GraphQL */ `
  query OperatorDashboard($companyId: ID!, $from: AWSDate!, $to: AWSDate!) {
    getOperatorMetrics(companyId: $companyId, from: $from, to: $to) {
      totals {
        ...PlayTotals
      }
      days {
        ...PlayOfDay
      }
      brands {
        brandId
        casinoId
        name
        status
        totals {
          ...PlayTotals
        }
      }
      providers {
        companyId
        name
        rounds
      }
    }
  }
  ${coinAmounts}
  ${playTotals}
  ${playOfDay}
`);

const operatorStatus = operation(/* GraphQL */ `
  query OperatorStanding($companyId: ID!) {
    getCompany(id: $companyId) {
      compliance {
        status
      }
    }
    listCasinos(companyId: $companyId, limit: 100) {
      items {
        id
        name
        status
        jurisdiction
        reviewNote
      }
    }
  }
`);

export type OperatorMetricsPanel = NonNullable<OperatorDashboardQuery['getOperatorMetrics']>;
export type OperatorStatus = OperatorStandingQuery;

/** The metrics of all brands of an operator for the selected and the previous period. */
export const useOperatorMetrics = (companyId: string, range: ShownRange) => {
  const { api } = usePlatform();
  return useComparedDays(['operator-metrics', companyId], range, async (days, signal) =>
    api
      .send(operatorDashboard, { companyId, ...days }, { signal })
      .then((answer) => answer.getOperatorMetrics),
  );
};

/** The data from which the operator's tasks and set-up steps are derived. */
export const useOperatorStatus = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['operator-status', companyId],
    queryFn: ({ signal }) => api.send(operatorStatus, { companyId }, { signal }),
    staleTime: 15_000,
  });
};

import { useQuery } from '@tanstack/react-query';
import type { OperatorDashboardQuery, OperatorStandingQuery } from '../../../generated/operations';
import type { ShownRange } from '../../../parts/dashboards/date-range';
import { coinAmounts, playOfDay, playTotals } from '../../../parts/dashboards/figure-fields';
import { useComparedDays } from '../../../parts/dashboards/use-compared-days';
import { operation } from '../../../platform/api/operation';
import { usePlatform } from '../../../platform/platform';

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

const operatorStanding = operation(/* GraphQL */ `
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
        reviewNote
      }
    }
  }
`);

export type OperatorFigures = NonNullable<OperatorDashboardQuery['getOperatorMetrics']>;
export type OperatorStanding = OperatorStandingQuery;

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
export const useOperatorStanding = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['operator-standing', companyId],
    queryFn: ({ signal }) => api.send(operatorStanding, { companyId }, { signal }),
    staleTime: 15_000,
  });
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { GameRtpQuery, ProviderDashboardQuery, ProviderStandingQuery } from '../../generated/operations';
import type { ShownRange } from '../../parts/dashboards/date-range';
import { roundAmounts } from '../../parts/dashboards/metric-fields';
import { useComparedDays } from '../../parts/dashboards/use-compared-days';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const providerDashboard = operation(/* GraphQL */ `
  query ProviderDashboard($companyId: ID!, $from: AWSDate!, $to: AWSDate!) {
    getProviderMetrics(companyId: $companyId, from: $from, to: $to) {
      playerDays
      averagePlayers
      decimals
      liveGames
      totals {
        ...RoundAmounts
      }
      days {
        day
        players
        figures {
          ...RoundAmounts
        }
      }
      games {
        gameId
        title
        status
        playerDays
        brands
        figures {
          ...RoundAmounts
        }
      }
    }
  }
  ${roundAmounts}
`);

const providerStatus = operation(/* GraphQL */ `
  query ProviderStanding($companyId: ID!) {
    getCompany(id: $companyId) {
      compliance {
        status
      }
    }
    listTestRuns(limit: 100) {
      items {
        status
      }
    }
  }
`);

const gameRtp = operation(/* GraphQL */ `
  query GameRtp($gameId: ID!, $from: AWSDate!, $to: AWSDate!) {
    getGameMetrics(gameId: $gameId, from: $from, to: $to) {
      versions {
        versionId
        semver
        exactRtp
        rtp {
          status
          rounds
          actualRtp
          low
          high
        }
        days {
          day
          soFar {
            actualRtp
            low
            high
          }
        }
      }
    }
  }
`);

export type ProviderMetricsPanel = NonNullable<ProviderDashboardQuery['getProviderMetrics']>;
export type ProviderStatus = ProviderStandingQuery;
export type PlayedVersion = NonNullable<GameRtpQuery['getGameMetrics']>['versions'][number];

/** The metrics of all games of a provider for the selected and the previous period. */
export const useProviderMetrics = (companyId: string, range: ShownRange) => {
  const { api } = usePlatform();
  return useComparedDays(['provider-metrics', companyId], range, async (days, signal) =>
    api
      .send(providerDashboard, { companyId, ...days }, { signal })
      .then((answer) => answer.getProviderMetrics),
  );
};

/** The data from which the provider's tasks and set-up steps are derived. */
export const useProviderStatus = (companyId: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['provider-status', companyId],
    queryFn: ({ signal }) => api.send(providerStatus, { companyId }, { signal }),
    staleTime: 15_000,
  });
};

/** The versions of a game that were played in the period, newest first. */
export const useGameRtp = (gameId: string, { from, to }: ShownRange) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-rtp', gameId, from, to],
    queryFn: async ({ signal }) => (await api.send(gameRtp, { gameId, from, to }, { signal })).getGameMetrics,
    placeholderData: keepPreviousData,
  });
};

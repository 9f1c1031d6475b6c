import { useInfiniteQuery } from '@tanstack/react-query';
import type { Casino, ComplianceProfile, Game, GameVersion, ReviewItem } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { lookedAtCompanyFields, type LookedAtCompany } from './company-fields';

/** As much of a profile as a step on it needs. */
export type WaitingProfile = Pick<ComplianceProfile, 'companyId' | 'version' | 'status' | 'legalName'>;
export type WaitingGame = Pick<Game, 'id' | 'title' | 'code' | 'type' | 'description' | 'thumbnailKey'>;
export type WaitingVersion = Pick<
  GameVersion,
  | 'id'
  | 'gameId'
  | 'semver'
  | 'version'
  | 'status'
  | 'declaredRtp'
  | 'declaredMaxWinX'
  | 'volatility'
  | 'features'
>;

export type WaitingCasino = Pick<
  Casino,
  | 'id'
  | 'name'
  | 'version'
  | 'status'
  | 'jurisdiction'
  | 'licenceNumber'
  | 'licenceUrl'
  | 'licenceExpires'
  | 'minAge'
  | 'blockedCountries'
  | 'reviewNote'
>;

export type WaitingItem = Pick<ReviewItem, 'id' | 'kind' | 'since'> & {
  readonly company: LookedAtCompany;
  readonly compliance: WaitingProfile | null;
  readonly game: WaitingGame | null;
  readonly gameVersion: WaitingVersion | null;
  readonly casino: WaitingCasino | null;
};

const listReviewItems = operation(/* GraphQL */ `
  query ListReviewItems($limit: Int, $nextToken: String) {
    listReviewItems(limit: $limit, nextToken: $nextToken) {
      items {
        id
        kind
        since
        company {
          ...LookedAtCompanyFields
        }
        compliance {
          companyId
          version
          status
          legalName
        }
        game {
          id
          title
          code
          type
          description
          thumbnailKey
        }
        gameVersion {
          id
          gameId
          semver
          version
          status
          declaredRtp
          declaredMaxWinX
          volatility
          features
        }
        casino {
          id
          name
          version
          status
          jurisdiction
          licenceNumber
          licenceUrl
          licenceExpires
          minAge
          blockedCountries
          reviewNote
        }
      }
      nextToken
    }
  }
  ${lookedAtCompanyFields}
`);

export const reviewKey = ['review-items'];
const pageSize = 50;

/** What waits for an admin, oldest first; looks again every 15 seconds. */
export const useReviewItems = () => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: reviewKey,
    initialPageParam: undefined as string | undefined,
    refetchInterval: 15_000,
    queryFn: async ({ pageParam }) => {
      const variables = { limit: pageSize, ...(pageParam !== undefined && { nextToken: pageParam }) };
      return (await api.send(listReviewItems, variables)).listReviewItems;
    },
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

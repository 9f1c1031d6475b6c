import type {
  Casino,
  ComplianceProfile,
  Game,
  GameVersion,
  ReviewItem,
  RtpAlert,
} from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { lookedAtCompanyFields, type LookedAtCompany } from '../companies/company-fields';

/** The fields of a profile that a decision needs. */
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

export type WaitingRtpAlert = Pick<
  RtpAlert,
  | 'gameId'
  | 'versionId'
  | 'semver'
  | 'betLevel'
  | 'from'
  | 'to'
  | 'rounds'
  | 'exactRtp'
  | 'certifiedRtp'
  | 'actualRtp'
  | 'low'
  | 'high'
  | 'version'
>;

export type WaitingItem = Pick<ReviewItem, 'id' | 'kind' | 'since'> & {
  readonly company: LookedAtCompany;
  readonly compliance: WaitingProfile | null;
  readonly game: WaitingGame | null;
  readonly gameVersion: WaitingVersion | null;
  readonly casino: WaitingCasino | null;
  readonly rtpAlert: WaitingRtpAlert | null;
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
        rtpAlert {
          gameId
          versionId
          semver
          betLevel
          from
          to
          rounds
          exactRtp
          actualRtp
          certifiedRtp
          low
          high
          version
        }
      }
      nextToken
    }
  }
  ${lookedAtCompanyFields}
`);

export const reviewKey = ['review-items'];

/** The review queue, oldest first; read again every 15 seconds. */
export const useReviewItems = () =>
  useConnection({
    operation: listReviewItems,
    key: reviewKey,
    variables: { limit: 50 },
    connectionIn: (answer) => answer.listReviewItems,
    idOf: ({ kind, id }) => `${kind} ${id}`,
    refetchInterval: () => waitingRefetchMs,
  });

import { useQuery } from '@tanstack/react-query';
import type { ClaimFieldsFragment, ClaimProgressFieldsFragment } from '../../generated/operations';
import { usePlatform } from '../../platform/platform';
import type { ShownBrand } from '../brand/read-brand';
import { claimProgressFields } from './claim-progress-fields';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { promotionsKey } from './promotions-key';

/** A reward that the player collected. */
export type ShownClaim = ClaimFieldsFragment;
/** The draw of a wheel. */
export type ShownDraw = NonNullable<ShownClaim['draw']>;

/** The progress of a reward. */
export type ShownProgress = ClaimProgressFieldsFragment;

export const claimFields = /* GraphQL */ `
  fragment ClaimFields on PromotionClaim {
    id
    promotionId
    type
    name
    coin
    decimals
    period
    amount
    status
    released
    progress {
      ...ClaimProgressFields
    }
    draw {
      sector
      sectors
      wheelHash
      serverSeedHash
      serverSeed
      clientSeed
      nonce
    }
    rulesHash
    createdAt
  }
  ${claimProgressFields}
`;

const listClaims = operation(/* GraphQL */ `
  query ListClaims($brandId: ID!, $limit: Int, $nextToken: String) {
    listClaims(brandId: $brandId, limit: $limit, nextToken: $nextToken) {
      items {
        ...ClaimFields
      }
      nextToken
    }
  }
  ${claimFields}
`);

/** The rewards that the player collected in a brand, newest first. */
export const useClaims = (brandId: string) =>
  useConnection({
    operation: listClaims,
    key: [...promotionsKey(brandId), 'claims'],
    variables: { brandId, limit: 25 },
    connectionIn: (answer) => answer.listClaims,
    idOf: ({ id }) => id,
  });

const listOpenClaims = operation(/* GraphQL */ `
  query ListOpenClaims($brandId: ID!, $isOpen: Boolean) {
    listClaims(brandId: $brandId, isOpen: $isOpen) {
      items {
        ...ClaimFields
      }
    }
  }
  ${claimFields}
`);

export const openClaimsKey = (brandId: string) => [...promotionsKey(brandId), 'open'] as const;

/** The player's rewards in progress, oldest first. */
export const useOpenClaims = ({ id, me }: Pick<ShownBrand, 'id' | 'me'>) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: openClaimsKey(id),
    queryFn: async () => (await api.send(listOpenClaims, { brandId: id, isOpen: true })).listClaims.items,
    enabled: me !== null,
  });
};

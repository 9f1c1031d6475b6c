import type { ClaimFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { promotionsKey } from './promotions-key';

/** A reward that the person collected. */
export type ShownClaim = ClaimFieldsFragment;
/** The draw of a wheel. */
export type ShownDraw = NonNullable<ShownClaim['draw']>;

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

/** The rewards that the person collected in a brand, newest first. */
export const useClaims = (brandId: string) =>
  useConnection({
    operation: listClaims,
    key: [...promotionsKey(brandId), 'claims'],
    variables: { brandId, limit: 25 },
    connectionIn: (answer) => answer.listClaims,
    idOf: ({ id }) => id,
  });

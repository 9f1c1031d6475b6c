import type { CoinBrandFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';

/** The fields of a brand that the editors of its coins need. */
export type CoinBrand = CoinBrandFieldsFragment;

export const coinBrandFields = /* GraphQL */ `
  fragment CoinBrandFields on Brand {
    id
    version
    status
    coinTypes {
      code
      name
      kind
      decimals
      signupGrant
      dailyGrant
      maxBalance
      confirmPromotionsAbove
      thresholdRequest {
        amount
        requestedBy
        requestedAt
      }
      purchasable
      redeemable
    }
    packages {
      id
      name
      coins {
        code
        amount
      }
      cooldownHours
      maxClaimsPerUser
      active
    }
  }
`;

export const readCoinBrand = operation(/* GraphQL */ `
  query ReadCoinBrand($id: ID!) {
    getBrand(id: $id) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

export const saveCoinType = operation(/* GraphQL */ `
  mutation SaveCoinType($input: SaveCoinTypeInput!) {
    saveCoinType(input: $input) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

export const saveCoinPackage = operation(/* GraphQL */ `
  mutation SaveCoinPackage($input: SaveCoinPackageInput!) {
    saveCoinPackage(input: $input) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

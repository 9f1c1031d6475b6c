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

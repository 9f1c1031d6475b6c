import type { OwnBrandFieldsFragment } from '../../generated/operations';
import { coinBrandFields } from '../../parts/brand/coin-brand-fields';

/** A brand in its operator's editor. */
export type OwnBrand = OwnBrandFieldsFragment;

export const ownBrandFields = /* GraphQL */ `
  fragment OwnBrandFields on Brand {
    ...CoinBrandFields
    casinoId
    companyId
    owner
    casinoName
    companyName
    jurisdiction
    minAge
    blockedCountries
    slug
    name
    tagline
    logoKey
    theme {
      primary
      surface
      accent
    }
    featuredGameIds
    gameIds
    responsiblePlay {
      realityCheckMinutes
      dailyLossLimit
      sessionMaxMinutes
    }
    timeZone
    termsVersion
    open
    createdAt
    updatedAt
  }
  ${coinBrandFields}
`;

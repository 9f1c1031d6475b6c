import type { ListedBrandFieldsFragment, OwnCasinoFieldsFragment } from '../../generated/operations';

/** A brand as the list of a casino's brands has it. */
export type ListedBrand = ListedBrandFieldsFragment;

export const listedBrandFields = /* GraphQL */ `
  fragment ListedBrandFields on Brand {
    id
    name
    slug
    tagline
    logoKey
    status
    open
    theme {
      primary
      surface
      accent
    }
    gameIds
    updatedAt
  }
`;

/** A casino as its operator's pages read it. */
export type OwnCasino = OwnCasinoFieldsFragment;

export const ownCasinoFields = /* GraphQL */ `
  fragment OwnCasinoFields on Casino {
    id
    companyId
    owner
    companyName
    name
    jurisdiction
    licenceNumber
    licenceUrl
    licenceExpires
    minAge
    blockedCountries
    walletMode
    status
    reviewNote
    reviewedBy
    reviewedAt
    submittedAt
    version
    createdAt
    updatedAt
  }
`;

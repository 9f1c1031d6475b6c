import type { ListedBrandFieldsFragment } from '../../generated/operations';

/** A brand in the list of a casino's brands. */
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

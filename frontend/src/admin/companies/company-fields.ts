import type { LookedAtCompanyFieldsFragment } from '../../generated/operations';

/** A company as admins see it. */
export type LookedAtCompany = LookedAtCompanyFieldsFragment;

export const lookedAtCompanyFields = /* GraphQL */ `
  fragment LookedAtCompanyFields on Company {
    id
    owner
    kind
    name
    description
    terms
    image
    active
    approved
    status
    membership
    address
    address2
    city
    province
    country
    postal
    phone
    website
    reviewNote
    reviewedBy
    reviewedAt
    submittedAt
    version
    createdAt
    updatedAt
  }
`;

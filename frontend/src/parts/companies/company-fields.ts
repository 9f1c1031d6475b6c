import type { OwnCompanyFieldsFragment } from '../../generated/operations';

/** The fields of a company that its owner's pages read. */
export type OwnCompany = OwnCompanyFieldsFragment;

export const ownCompanyFields = /* GraphQL */ `
  fragment OwnCompanyFields on Company {
    id
    kind
    name
    description
    terms
    image
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
    reviewedAt
    submittedAt
    version
    createdAt
    updatedAt
  }
`;

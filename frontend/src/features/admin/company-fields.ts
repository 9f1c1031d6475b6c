import type { Company } from '#domain/generated/types';

/** A company as an admin looks at it. */
export type LookedAtCompany = Omit<Company, 'compliance' | 'history'>;

/** The fields of `LookedAtCompany`, for a GraphQL selection. */
export const companyFields = /* GraphQL */ `
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
`;

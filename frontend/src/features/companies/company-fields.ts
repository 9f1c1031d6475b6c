import type { Company } from '#domain/generated/types';

/** What the owner's pages read of a company. */
const fields = [
  'id',
  'kind',
  'name',
  'description',
  'terms',
  'image',
  'status',
  'membership',
  'address',
  'address2',
  'city',
  'province',
  'country',
  'postal',
  'phone',
  'website',
  'reviewNote',
  'reviewedAt',
  'submittedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof Company)[];

export type OwnCompany = Pick<Company, (typeof fields)[number]>;

/** The selection of `OwnCompany` in a GraphQL document. */
export const companySelection = fields.join(' ');

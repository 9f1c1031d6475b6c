import type { Brand, Casino } from '#domain/generated/types';

/** A brand as the list of a casino's brands has it. */
export type ListedBrand = Pick<
  Brand,
  'id' | 'name' | 'slug' | 'tagline' | 'logoKey' | 'status' | 'open' | 'theme' | 'gameIds' | 'updatedAt'
>;

/** A casino as its operator's pages read it. */
export type OwnCasino = Omit<Casino, 'brands' | 'history'>;

/** The selection of `OwnCasino` in a GraphQL document. */
export const casinoFields = `
  id companyId owner companyName name jurisdiction licenceNumber licenceUrl licenceExpires minAge blockedCountries
  walletMode status reviewNote reviewedBy reviewedAt submittedAt version createdAt updatedAt
`;

export const listedBrandFields = `
  id name slug tagline logoKey status open theme { primary surface accent } gameIds updatedAt
`;

import type { Brand } from '#domain/generated/types';
import { coinBrandFields } from '../../parts/coins/coin-brand';

/** A brand as its operator's editor reads it. */
export type OwnBrand = Omit<Brand, 'me' | 'history'>;

/** The selection of `OwnBrand` in a GraphQL document. */
export const brandFields = `
  ${coinBrandFields}
  casinoId companyId owner casinoName companyName jurisdiction minAge blockedCountries slug name tagline logoKey
  theme { primary surface accent } featuredGameIds gameIds
  responsiblePlay { realityCheckMinutes dailyLossLimit sessionMaxMinutes }
  termsVersion open createdAt updatedAt
`;

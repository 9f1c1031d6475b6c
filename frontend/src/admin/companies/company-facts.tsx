import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import type { LookedAtCompany } from './company-fields';
import * as messages from './messages';

/** All data of a company that its list entry does not show. */
export const CompanyFacts = ({ company }: { readonly company: LookedAtCompany }) => (
  <Facts
    rows={[
      [messages.description, company.description],
      [messages.tradingTerms, company.terms],
      [messages.address, [company.address, company.address2].filter(Boolean).join('\n')],
      [messages.city, [company.postal, company.city].filter(Boolean).join(' ')],
      [messages.province, company.province],
      [messages.country, company.country && countryName(company.country)],
      [messages.phone, company.phone],
      [messages.website, company.website],
      [messages.lastReviewNote, company.reviewNote],
    ]}
  />
);

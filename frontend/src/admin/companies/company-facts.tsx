import { countryName } from '../../platform/forms/country-options';
import { Facts } from '../../ui/facts';
import type { LookedAtCompany } from './company-fields';

/** All data of a company that its list entry does not show. */
export const CompanyFacts = ({ company }: { readonly company: LookedAtCompany }) => (
  <Facts
    rows={[
      ['Description', company.description],
      ['Trading terms', company.terms],
      ['Address', [company.address, company.address2].filter(Boolean).join('\n')],
      ['City', [company.postal, company.city].filter(Boolean).join(' ')],
      ['Province', company.province],
      ['Country', company.country && countryName(company.country)],
      ['Phone', company.phone],
      ['Website', company.website],
      ['Last review note', company.reviewNote],
    ]}
  />
);

import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { countryName } from '../../platform/forms/country-options';
import { companyKindText, companyStatuses } from '../../platform/labels/company-labels';
import type { Table } from '../../ui/table/table';
import { CompanyFacts } from './company-facts';
import type { LookedAtCompany } from './company-fields';
import { CompanyMenu } from './company-menu';
import * as messages from './messages';

/** The table of companies for admins. */
export const companyTable: Table<LookedAtCompany> = {
  id: 'companies',
  caption: messages.companies,
  noun: { one: messages.company, many: messages.inTextCompanies },
  title: {
    header: messages.companyLabel,
    textOf: ({ name }) => name,
    to: ({ id }) => adminPaths.company(id),
  },
  columns: [
    statusColumn(
      companyStatuses,
      ({ status }) => status,
      ({ membership }) =>
        (membership === 'PENDING' && messages.addingOwnerToGroup) ||
        (membership === 'LEAVING' && messages.removingOwnerFromGroup),
    ),
    { id: 'kind', header: messages.kind, width: 150, valueOf: ({ kind }) => companyKindText(kind) },
    {
      id: 'country',
      header: messages.country,
      width: 150,
      valueOf: ({ country }) => country && countryName(country),
    },
    { id: 'city', header: messages.city, width: 140, isExtra: true, valueOf: ({ city }) => city },
    whenColumn('created', messages.created, ({ createdAt }) => createdAt),
    { ...whenColumn('changed', messages.changed, ({ updatedAt }) => updatedAt), isExtra: true },
  ],
  menu: (company) => <CompanyMenu company={company} />,
  details: (company) => <CompanyFacts company={company} />,
};

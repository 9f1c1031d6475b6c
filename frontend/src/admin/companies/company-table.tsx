import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { adminPaths } from '../../platform/page/entity-paths';
import { countryName } from '../../platform/forms/country-options';
import { companyKindText, companyStatuses } from '../../platform/labels/company-labels';
import type { Table } from '../../ui/table/table';
import { CompanyFacts } from './company-facts';
import type { LookedAtCompany } from './company-fields';
import { CompanyMenu } from './company-menu';

/** The table of companies for admins. */
export const companyTable: Table<LookedAtCompany> = {
  id: 'companies',
  caption: 'Companies',
  noun: { one: 'company', many: 'companies' },
  title: {
    header: 'Company',
    textOf: ({ name }) => name,
    to: ({ id }) => adminPaths.company(id),
  },
  columns: [
    statusColumn(
      companyStatuses,
      ({ status }) => status,
      ({ membership }) =>
        (membership === 'PENDING' && 'Adding the owner to the group') ||
        (membership === 'LEAVING' && 'Removing the owner from the group'),
    ),
    { id: 'kind', header: 'Kind', width: 150, valueOf: ({ kind }) => companyKindText(kind) },
    {
      id: 'country',
      header: 'Country',
      width: 150,
      valueOf: ({ country }) => country && countryName(country),
    },
    { id: 'city', header: 'City', width: 140, isExtra: true, valueOf: ({ city }) => city },
    whenColumn('created', 'Created', ({ createdAt }) => createdAt),
    { ...whenColumn('changed', 'Changed', ({ updatedAt }) => updatedAt), isExtra: true },
  ],
  menu: (company) => <CompanyMenu company={company} />,
  details: (company) => <CompanyFacts company={company} />,
};

import type { QueryGetCompanyArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { companySelection, type OwnCompany } from './company-fields';

export const readCompany = operation<{ getCompany: OwnCompany | null }, QueryGetCompanyArgs>(
  `query GetCompany($id: ID!) { getCompany(id: $id) { ${companySelection} } }`,
);

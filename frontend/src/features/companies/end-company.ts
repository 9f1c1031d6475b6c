import type { MutationCloseCompanyArgs, MutationDeleteCompanyArgs } from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { companySelection, type OwnCompany } from './company-fields';

export const closeCompany = operation<{ closeCompany: OwnCompany }, MutationCloseCompanyArgs>(
  `mutation CloseCompany($input: CompanyTransitionInput!) { closeCompany(input: $input) { ${companySelection} } }`,
);

export const deleteCompany = operation<{ deleteCompany: { id: string } }, MutationDeleteCompanyArgs>(
  `mutation DeleteCompany($input: DeleteCompanyInput!) { deleteCompany(input: $input) { id } }`,
);

import { operation } from '../../platform/api/operation';
import { ownCompanyFields } from '../../parts/companies/company-fields';

export const closeCompany = operation(/* GraphQL */ `
  mutation CloseCompany($input: CompanyTransitionInput!) {
    closeCompany(input: $input) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

export const deleteCompany = operation(/* GraphQL */ `
  mutation DeleteCompany($input: DeleteCompanyInput!) {
    deleteCompany(input: $input) {
      id
    }
  }
`);

import { operation } from '../../platform/api/operation';
import { ownCompanyFields } from '../../parts/companies/company-fields';

export const createCompany = operation(/* GraphQL */ `
  mutation CreateCompany($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

export const updateCompany = operation(/* GraphQL */ `
  mutation UpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

export const submitCompany = operation(/* GraphQL */ `
  mutation SubmitCompany($input: CompanyTransitionInput!) {
    submitCompany(input: $input) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

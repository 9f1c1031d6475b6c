import type {
  MutationCreateCompanyArgs,
  MutationSubmitCompanyArgs,
  MutationUpdateCompanyArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { companySelection, type OwnCompany } from './company-fields';

export const createCompany = operation<{ createCompany: OwnCompany }, MutationCreateCompanyArgs>(
  `mutation CreateCompany($input: CreateCompanyInput!) { createCompany(input: $input) { ${companySelection} } }`,
);

export const updateCompany = operation<{ updateCompany: OwnCompany }, MutationUpdateCompanyArgs>(
  `mutation UpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { ${companySelection} } }`,
);

export const submitCompany = operation<{ submitCompany: OwnCompany }, MutationSubmitCompanyArgs>(
  `mutation SubmitCompany($input: CompanyTransitionInput!) { submitCompany(input: $input) { ${companySelection} } }`,
);

import { nullableOperation } from '../../platform/api/operation';
import { ownCompanyFields } from '../../parts/companies/company-fields';

export const readCompany = nullableOperation(/* GraphQL */ `
  query ReadCompany($id: ID!) {
    getCompany(id: $id) {
      ...OwnCompanyFields
    }
  }
  ${ownCompanyFields}
`);

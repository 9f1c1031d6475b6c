import type { CompanyStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { lookedAtCompanyFields } from './company-fields';

const listCompanies = operation(/* GraphQL */ `
  query ListCompanies($status: CompanyStatus, $nextToken: String) {
    listCompanies(status: $status, nextToken: $nextToken) {
      items {
        ...LookedAtCompanyFields
      }
      nextToken
    }
  }
  ${lookedAtCompanyFields}
`);

export const companiesKey = ['companies'];

/** All companies, or those with one status, newest first. */
export const useCompanies = (status: CompanyStatus | undefined) =>
  useConnection({
    operation: listCompanies,
    key: companiesKey,
    variables: { status },
    connectionIn: (answer) => answer.listCompanies,
    idOf: ({ id }) => id,
  });

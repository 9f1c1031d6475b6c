import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

const readHistory = operation(/* GraphQL */ `
  query ReadCompanyHistory($id: ID!, $nextToken: String) {
    getCompany(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          id
          at
          action
          actor
          reason
        }
        nextToken
      }
    }
  }
`);

/** The history of a company, newest first; read again for another version of the company. */
export const useHistory = (id: string, version: number) =>
  useConnection({
    operation: readHistory,
    key: ['company-history', id],
    variables: { id },
    connectionIn: ({ getCompany }) => getCompany.history,
    idOf: (event) => event.id,
    revision: version,
  });

import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

const listGames = operation(/* GraphQL */ `
  query ListGamesOfCompany($companyId: ID, $nextToken: String) {
    listGames(companyId: $companyId, nextToken: $nextToken) {
      items {
        id
        title
        status
        type
        updatedAt
      }
      nextToken
    }
  }
`);

const listCasinos = operation(/* GraphQL */ `
  query ListCasinosOfCompany($companyId: ID, $nextToken: String) {
    listCasinos(companyId: $companyId, nextToken: $nextToken) {
      items {
        id
        name
        status
        jurisdiction
        updatedAt
      }
      nextToken
    }
  }
`);

/** The games of a company, newest first. */
export const useCompanyGames = (companyId: string) =>
  useConnection({
    operation: listGames,
    key: ['games', 'of', companyId],
    variables: { companyId },
    connectionIn: (answer) => answer.listGames,
    idOf: ({ id }) => id,
  });

/** The casinos of a company, newest first. */
export const useCompanyCasinos = (companyId: string) =>
  useConnection({
    operation: listCasinos,
    key: ['casinos', 'of', companyId],
    variables: { companyId },
    connectionIn: (answer) => answer.listCasinos,
    idOf: ({ id }) => id,
  });

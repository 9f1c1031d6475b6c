import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

const listBrands = operation(/* GraphQL */ `
  query ListBrands($id: ID!, $nextToken: String) {
    getCasino(id: $id) {
      id
      brands(limit: 25, nextToken: $nextToken) {
        items {
          id
          name
          slug
          status
          open
          gameIds
        }
        nextToken
      }
    }
  }
`);

export const brandsKey = ['casino-brands'];

/** The brands of a casino, newest first. */
export const useBrands = (casinoId: string) =>
  useConnection({
    operation: listBrands,
    key: [...brandsKey, casinoId],
    variables: { id: casinoId },
    connectionIn: ({ getCasino }) => getCasino.brands,
    idOf: ({ id }) => id,
  });

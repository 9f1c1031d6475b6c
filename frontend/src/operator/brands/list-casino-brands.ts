import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { listedBrandFields } from './listed-brand';
import { casinoQueryKey } from '../casinos/read-casino';

const listBrands = operation(/* GraphQL */ `
  query ListOwnCasinoBrands($id: ID!, $limit: Int, $nextToken: String) {
    getCasino(id: $id) {
      id
      brands(limit: $limit, nextToken: $nextToken) {
        items {
          ...ListedBrandFields
        }
        nextToken
      }
    }
  }
  ${listedBrandFields}
`);

/** The brands of the operator's casino, newest first. */
export const useCasinoBrands = (casinoId: string) =>
  useConnection({
    operation: listBrands,
    key: [...casinoQueryKey(casinoId), 'brands'],
    variables: { id: casinoId, limit: 25 },
    connectionIn: ({ getCasino }) => getCasino.brands,
    idOf: ({ id }) => id,
  });

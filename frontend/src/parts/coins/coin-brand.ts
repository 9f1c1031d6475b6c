import type { CoinBrandFieldsFragment } from '../../generated/operations';
import { coinBrandFields } from '../brand/coin-brand-fields';
import { operation } from '../../platform/api/operation';

/** The fields of a brand that the editors of its coins need. */
export type CoinBrand = CoinBrandFieldsFragment;

export const readCoinBrand = operation(/* GraphQL */ `
  query ReadCoinBrand($id: ID!) {
    getBrand(id: $id) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

export const saveCoinType = operation(/* GraphQL */ `
  mutation SaveCoinType($input: SaveCoinTypeInput!) {
    saveCoinType(input: $input) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

export const saveCoinPackage = operation(/* GraphQL */ `
  mutation SaveCoinPackage($input: SaveCoinPackageInput!) {
    saveCoinPackage(input: $input) {
      ...CoinBrandFields
    }
  }
  ${coinBrandFields}
`);

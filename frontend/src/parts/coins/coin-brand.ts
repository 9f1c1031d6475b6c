import type {
  Brand,
  MutationSaveCoinPackageArgs,
  MutationSaveCoinTypeArgs,
  QueryGetBrandArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';

/** As much of a brand as the editors of its coins need. */
export type CoinBrand = Pick<Brand, 'id' | 'version' | 'status' | 'coinTypes' | 'packages'>;

/** The selection of `CoinBrand` in a GraphQL document. */
export const coinBrandFields = `
  id version status
  coinTypes { code name kind decimals signupGrant dailyGrant maxBalance purchasable redeemable }
  packages { id name coins { code amount } cooldownHours maxClaimsPerUser active }
`;

export const readCoinBrand = operation<{ getBrand: CoinBrand }, QueryGetBrandArgs>(
  `query ReadCoinBrand($id: ID!) { getBrand(id: $id) { ${coinBrandFields} } }`,
);

export const saveCoinType = operation<{ saveCoinType: CoinBrand }, MutationSaveCoinTypeArgs>(
  `mutation SaveCoinType($input: SaveCoinTypeInput!) { saveCoinType(input: $input) { ${coinBrandFields} } }`,
);

export const saveCoinPackage = operation<{ saveCoinPackage: CoinBrand }, MutationSaveCoinPackageArgs>(
  `mutation SaveCoinPackage($input: SaveCoinPackageInput!) {
    saveCoinPackage(input: $input) { ${coinBrandFields} }
  }`,
);

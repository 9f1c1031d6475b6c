import { util, type Context } from '@aws-appsync/utils';
import { coinPackageFields } from '#domain/casinos/coin-fields';
import type { MutationSaveCoinPackageArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { BrandRow, CoinPackageRow } from '../brands/brand-row';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import { changeBrand, changedBrand, activeBrand } from '../brands/change-brand';
import type { ManagedWrite } from '../brands/managed-write';
import { checkedFields } from '../check-fields';
import { refuse } from '../refuse';

const { packages: limit } = limits.brand;

export function request(ctx: Context<MutationSaveCoinPackageArgs, BrandAccess>) {
  const { input } = ctx.args;
  const given = checkedFields(coinPackageFields, input, 'create');
  const brand = activeBrand(ctx, managedBrand(ctx).brand);
  for (const { code } of given.coins) {
    if (!brand.coinTypes.some((one) => one.code === code)) refuse('coin.missing', { code });
  }
  const isKnown = brand.packages.some(({ id }) => id === input.id);
  if (input.id && !isKnown) refuse('package.missing');
  if (!input.id && brand.packages.length >= limit) refuse('brand.too-many', { limit });
  const saved: CoinPackageRow = { ...given, id: input.id ?? util.autoUlid() };
  const packages = isKnown
    ? brand.packages.map((one) => (one.id === saved.id ? saved : one))
    : [...brand.packages, saved];
  return changeBrand(ctx, brand, { packages }, 'COIN_PACKAGE_SAVED', { coinPackage: saved });
}

export function response(ctx: ManagedWrite<MutationSaveCoinPackageArgs, BrandRow>) {
  return changedBrand(ctx);
}

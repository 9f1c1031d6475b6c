import type { Context } from '@aws-appsync/utils';
import { coinFields } from '#domain/casinos/coin-fields';
import type { MutationSaveCoinTypeArgs, SaveCoinTypeInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { BrandRow, CoinTypeRow } from '../brands/brand-row';
import { managedBrand, type BrandAccess } from '../brands/brand-access';
import { changeBrand, changedBrand, activeBrand } from '../brands/change-brand';
import type { ManagedWrite } from '../brands/managed-write';
import { checkedFields } from '../check-fields';
import { refuse } from '../refuse';
import { changedThreshold } from './threshold-change';

const { coinTypes: limit } = limits.brand;

export function request(ctx: Context<MutationSaveCoinTypeArgs, BrandAccess>) {
  const given = coinTypeOf(ctx.args.input);
  const brand = activeBrand(ctx, managedBrand(ctx).brand);
  const before = brand.coinTypes.find(({ code }) => code === given.code);
  const saved = before
    ? { ...given, ...changedThreshold(ctx, before, given.confirmPromotionsAbove ?? null) }
    : given;
  if (before && (before.kind !== saved.kind || before.decimals !== saved.decimals)) {
    refuse('coin.fixed', { code: saved.code });
  }
  if (!before && brand.coinTypes.length >= limit) refuse('brand.too-many', { limit });
  const coinTypes = before
    ? brand.coinTypes.map((one) => (one.code === saved.code ? saved : one))
    : [...brand.coinTypes, saved];
  return changeBrand(ctx, brand, { coinTypes }, 'COIN_TYPE_SAVED', { coinType: saved });
}

export function response(ctx: ManagedWrite<MutationSaveCoinTypeArgs, BrandRow>) {
  return changedBrand(ctx);
}

function coinTypeOf(input: SaveCoinTypeInput): CoinTypeRow {
  const given = checkedFields(coinFields, input, 'create');
  // An amount above the maximum balance could never be granted.
  for (const field of grants) if (given[field] > given.maxBalance) refuse('input.invalid', { field });
  // Coins are play coins, so both are always false.
  return { ...given, purchasable: false, redeemable: false };
}

const grants = ['signupGrant', 'dailyGrant'] as const;

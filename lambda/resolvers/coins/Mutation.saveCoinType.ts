import type { Context } from '@aws-appsync/utils';
import type { MutationSaveCoinTypeArgs, SaveCoinTypeInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { BrandRow, CoinTypeRow } from '../brands/brand-row';
import { managedBrand, type BrandStanding } from '../brands/brand-standing';
import { changeBrand, changedBrand, standingBrand } from '../brands/change-brand';
import type { ManagedWrite } from '../brands/managed-write';
import { amountOf } from '../check-amount';
import { checkRange } from '../check-number';
import { checkForm, checkRequired } from '../check-text';
import { refuse } from '../refuse';

const { coin } = limits;
const { coinTypes: limit } = limits.brand;

export function request(ctx: Context<MutationSaveCoinTypeArgs, BrandStanding>) {
  const saved = coinTypeOf(ctx.args.input);
  const brand = standingBrand(ctx, managedBrand(ctx).brand);
  const before = brand.coinTypes.find(({ code }) => code === saved.code);
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
  checkRequired('code', input.code, 2, 5);
  checkForm('code', input.code, '^[A-Z]{2,5}$');
  checkRequired('name', input.name, coin.name.shortest, coin.name.longest);
  checkRange('decimals', input.decimals, { smallest: 0, largest: coin.decimals });
  const maxBalance = amountOf('maxBalance', input.maxBalance, 1, coin.largestBalance);
  // Nobody could ever be given more than a purse may hold.
  const largestGrant = Math.min(coin.largestAmount, maxBalance);
  return {
    code: input.code,
    name: input.name.trim(),
    kind: input.kind,
    decimals: input.decimals,
    signupGrant: amountOf('signupGrant', input.signupGrant, 0, largestGrant),
    dailyGrant: amountOf('dailyGrant', input.dailyGrant, 0, largestGrant),
    maxBalance,
    // Coins are play coins: there is no input for either.
    purchasable: false,
    redeemable: false,
  };
}

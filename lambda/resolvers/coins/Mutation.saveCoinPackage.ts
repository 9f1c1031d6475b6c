import { util, type Context } from '@aws-appsync/utils';
import type {
  CoinAmountInput,
  MutationSaveCoinPackageArgs,
  SaveCoinPackageInput,
} from '#domain/generated/types';
import { limits } from '#domain/limits';
import type { BrandRow, CoinPackageRow } from '../brands/brand-row';
import { managedBrand, type BrandStanding } from '../brands/brand-standing';
import { changeBrand, changedBrand, standingBrand } from '../brands/change-brand';
import type { ManagedWrite } from '../brands/managed-write';
import { amountOf } from '../check-amount';
import { checkRange } from '../check-number';
import { checkRequired } from '../check-text';
import { refuse } from '../refuse';

const { coinPackage, coin } = limits;
const { packages: limit } = limits.brand;

export function request(ctx: Context<MutationSaveCoinPackageArgs, BrandStanding>) {
  const { input } = ctx.args;
  checkPackage(input);
  const coins = input.coins.map((one) => coinAmountOf(one));
  const brand = standingBrand(ctx, managedBrand(ctx).brand);
  for (const { code } of coins) {
    if (!brand.coinTypes.some((one) => one.code === code)) refuse('coin.missing', { code });
  }
  const isKnown = brand.packages.some(({ id }) => id === input.id);
  if (input.id && !isKnown) refuse('package.missing');
  if (!input.id && brand.packages.length >= limit) refuse('brand.too-many', { limit });
  const saved: CoinPackageRow = {
    id: input.id ?? util.autoUlid(),
    name: input.name.trim(),
    coins,
    cooldownHours: input.cooldownHours,
    maxClaimsPerUser: input.maxClaimsPerUser,
    active: input.active,
  };
  const packages = isKnown
    ? brand.packages.map((one) => (one.id === saved.id ? saved : one))
    : [...brand.packages, saved];
  return changeBrand(ctx, brand, { packages }, 'COIN_PACKAGE_SAVED', { coinPackage: saved });
}

export function response(ctx: ManagedWrite<MutationSaveCoinPackageArgs, BrandRow>) {
  return changedBrand(ctx);
}

function checkPackage({ name, coins, cooldownHours, maxClaimsPerUser }: SaveCoinPackageInput): void {
  checkRequired('name', name, coinPackage.name.shortest, coinPackage.name.longest);
  checkRange('cooldownHours', cooldownHours, coinPackage.cooldownHours);
  checkRange('maxClaimsPerUser', maxClaimsPerUser, coinPackage.claims);
  if (coins.length === 0) refuse('input.required', { field: 'coins' });
  if (coins.length > coinPackage.coins)
    refuse('input.too-long', { field: 'coins', limit: coinPackage.coins });
  const codes = coins.map(({ code }) => code);
  codes.forEach((code, at) => {
    if (codes.indexOf(code) !== at) refuse('input.invalid', { field: 'coins' });
  });
}

const coinAmountOf = ({ code, amount }: CoinAmountInput) => ({
  code,
  amount: amountOf('coins', amount, 1, coin.largestAmount),
});

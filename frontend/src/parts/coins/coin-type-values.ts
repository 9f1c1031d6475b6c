import { coinFields } from '#domain/casinos/coin-fields';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { CoinType, SaveCoinTypeInput } from '#domain/generated/types';
import { minorAmount, typedAmount } from './coin-amounts';
import type { CoinBrand } from './coin-brand';

/** The form values of a kind of coin: amounts as typed, with the coin's own decimals. */
export type CoinTypeValues = FormValues<typeof coinFields>;

const blank = {
  ...{ decimals: '2', signupGrant: '1000', dailyGrant: '100', maxBalance: '1000000' },
  confirmPromotionsAbove: '',
};

export const valuesOfCoinType = (coin: CoinType | undefined): CoinTypeValues =>
  coin === undefined
    ? { ...formValuesOf(coinFields, null), ...blank }
    : {
        ...formValuesOf(coinFields, coin),
        ...amounts({ ...coin, confirmPromotionsAbove: coin.confirmPromotionsAbove ?? '' }, (minor) =>
          typedAmount(minor, coin.decimals),
        ),
      };

export const saveCoinTypeInput = (
  values: CoinTypeValues,
  brand: Pick<CoinBrand, 'id' | 'version'>,
): SaveCoinTypeInput => {
  const decimals = /^\d$/.test(values.decimals.trim()) ? Number(values.decimals) : 0;
  const minor = amounts(values, (typed) => minorAmount(typed, decimals));
  return {
    brandId: brand.id,
    expectedVersion: brand.version,
    ...formInputOf<SaveCoinTypeInput>()(coinFields, { ...values, ...minor }, 'create'),
  };
};

type Amounts = Pick<CoinTypeValues, 'signupGrant' | 'dailyGrant' | 'maxBalance' | 'confirmPromotionsAbove'>;

const amounts = (of: Amounts, written: (amount: string) => string): Amounts => ({
  signupGrant: written(of.signupGrant),
  dailyGrant: written(of.dailyGrant),
  maxBalance: written(of.maxBalance),
  // Empty for no threshold.
  confirmPromotionsAbove: of.confirmPromotionsAbove.trim() && written(of.confirmPromotionsAbove),
});

/** The labels of the fields that can change, as in the form. */
export const coinTypeLabels = {
  name: 'Name',
  signupGrant: 'Welcome coins',
  dailyGrant: 'Daily coins',
  maxBalance: 'Highest balance',
  confirmPromotionsAbove: 'Daily limit without a second admin',
} as const satisfies Partial<Record<keyof CoinTypeValues, string>>;

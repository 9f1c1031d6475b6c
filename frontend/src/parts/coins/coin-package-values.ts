import { coinPackageFields } from '#domain/casinos/coin-fields';
import { formInputOf } from '#domain/fields/form-input';
import { type FormValues, formValuesOf } from '#domain/fields/form-values';
import type { CoinPackage, CoinType, SaveCoinPackageInput } from '#domain/generated/types';
import { minorAmount, shownAmount, typedAmount } from './coin-amounts';
import type { CoinBrand } from './coin-brand';

/** The form values of a package: figures as text, amounts as typed. */
export type CoinPackageValues = FormValues<typeof coinPackageFields>;

type CoinTypes = readonly Pick<CoinType, 'code' | 'decimals'>[];

const decimalsOf = (coinTypes: CoinTypes, code: string): number =>
  coinTypes.find((coin) => coin.code === code)?.decimals ?? 0;

export const valuesOfPackage = (bundle: CoinPackage | undefined, coinTypes: CoinTypes): CoinPackageValues =>
  bundle === undefined
    ? {
        ...formValuesOf(coinPackageFields, null),
        coins: [{ code: coinTypes[0]?.code ?? '', amount: '' }],
        cooldownHours: '24',
        maxClaimsPerUser: '10',
        active: true,
      }
    : {
        ...formValuesOf(coinPackageFields, bundle),
        coins: bundle.coins.map(({ code, amount }) => ({
          code,
          amount: typedAmount(amount, decimalsOf(coinTypes, code)),
        })),
      };

export const savePackageInput = (
  values: CoinPackageValues,
  brand: Pick<CoinBrand, 'id' | 'version' | 'coinTypes'>,
  id: string | undefined,
): SaveCoinPackageInput => {
  const coins = values.coins.map(({ code, amount }) => ({
    code,
    amount: minorAmount(amount, decimalsOf(brand.coinTypes, code)),
  }));
  return {
    brandId: brand.id,
    expectedVersion: brand.version,
    ...(id !== undefined && { id }),
    ...formInputOf<SaveCoinPackageInput>()(coinPackageFields, { ...values, coins }, 'create'),
  };
};

/** `1,000.00 GLD + 5 TIX` */
export const bundleText = ({ coins }: Pick<CoinPackage, 'coins'>, coinTypes: CoinTypes): string =>
  coins.map(({ code, amount }) => `${shownAmount(amount, decimalsOf(coinTypes, code))} ${code}`).join(' + ');

/** The labels of the fields that can change, as in the form. */
export const packageLabels = {
  name: 'Name',
  coins: 'Coins',
  cooldownHours: 'Hours between claims',
  maxClaimsPerUser: 'Claims per player',
  active: 'Offered',
} as const satisfies Record<keyof CoinPackageValues, string>;

/** The field values as text, for comparison with another version. */
export const packageTexts = (values: CoinPackageValues) => ({
  ...values,
  coins: values.coins.map(({ code, amount }) => `${amount} ${code}`).join('\n'),
  active: values.active ? 'Yes' : 'No',
});

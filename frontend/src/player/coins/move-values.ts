import type { CoinType } from '#domain/generated/types';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { minorAmount } from '../../parts/coins/coin-amounts';
import type { HandMove } from './move-coins';

/** The form values of a manual movement; the amount as typed. */
export interface MoveValues {
  readonly direction: string;
  readonly coin: string;
  readonly amount: string;
  readonly reason: string;
}

export const directions = [
  { value: 'give', label: 'Grant coins' },
  { value: 'take', label: 'Deduct coins' },
];

export const blankMove = (coinTypes: readonly CoinType[]): MoveValues => ({
  direction: 'give',
  coin: coinTypes[0]?.code ?? '',
  amount: '',
  reason: '',
});

export const handMove = (values: MoveValues, brand: ShownBrand, userId: string): HandMove => ({
  direction: values.direction === 'take' ? 'take' : 'give',
  input: {
    brandId: brand.id,
    userId,
    coin: values.coin,
    amount: minorAmount(
      values.amount,
      brand.coinTypes.find(({ code }) => code === values.coin)?.decimals ?? 0,
    ),
    reason: values.reason.trim(),
  },
});

export const directionLabel = (direction: string): string | undefined =>
  directions.find(({ value }) => value === direction)?.label;

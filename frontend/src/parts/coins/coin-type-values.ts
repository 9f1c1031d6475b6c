import type { CoinKind, CoinType, SaveCoinTypeInput } from '#domain/generated/types';
import { minorAmount, typedAmount } from './coin-amounts';
import type { CoinBrand } from './coin-brand';

/** A kind of coin as its form holds it: amounts as people write them, with the coin's own decimals. */
export interface CoinTypeValues {
  code: string;
  name: string;
  kind: CoinKind;
  decimals: string;
  signupGrant: string;
  dailyGrant: string;
  maxBalance: string;
}

const blank: CoinTypeValues = {
  code: '',
  name: '',
  kind: 'PLAY',
  decimals: '2',
  signupGrant: '1000',
  dailyGrant: '100',
  maxBalance: '1000000',
};

export const valuesOfCoinType = (coin: CoinType | undefined): CoinTypeValues =>
  coin === undefined
    ? blank
    : {
        code: coin.code,
        name: coin.name,
        kind: coin.kind,
        decimals: `${coin.decimals}`,
        signupGrant: typedAmount(coin.signupGrant, coin.decimals),
        dailyGrant: typedAmount(coin.dailyGrant, coin.decimals),
        maxBalance: typedAmount(coin.maxBalance, coin.decimals),
      };

export const saveCoinTypeInput = (
  values: CoinTypeValues,
  brand: Pick<CoinBrand, 'id' | 'version'>,
): SaveCoinTypeInput => {
  const decimals = /^\d$/.test(values.decimals.trim()) ? Number(values.decimals) : Number.NaN;
  const minor = (typed: string) => minorAmount(typed, Number.isNaN(decimals) ? 0 : decimals);
  return {
    brandId: brand.id,
    expectedVersion: brand.version,
    code: values.code.trim().toUpperCase(),
    name: values.name.trim(),
    kind: values.kind,
    decimals,
    signupGrant: minor(values.signupGrant),
    dailyGrant: minor(values.dailyGrant),
    maxBalance: minor(values.maxBalance),
  };
};

/** What may change of a kind of coin, as its form calls it. */
export const coinTypeLabels = {
  name: 'Name',
  signupGrant: 'Welcome coins',
  dailyGrant: 'Daily coins',
  maxBalance: 'Highest balance',
} as const satisfies Partial<Record<keyof CoinTypeValues, string>>;

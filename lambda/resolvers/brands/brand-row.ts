import type { Brand, CoinAmount, CoinPackage, CoinType } from '#domain/generated/types';

/** Amounts are numbers in the table and digit strings on their way. */
type Counted<Of, Amounts extends keyof Of> = Omit<Of, Amounts> & Readonly<Record<Amounts, number>>;

export type CoinTypeRow = Omit<
  Counted<CoinType, 'signupGrant' | 'dailyGrant' | 'maxBalance'>,
  'confirmPromotionsAbove'
> & {
  /** Absent in coins that were saved before there was a threshold. */
  readonly confirmPromotionsAbove?: number | null;
};
export type CoinPackageRow = Omit<CoinPackage, 'coins'> & {
  readonly coins: Counted<CoinAmount, 'amount'>[];
};

type OfItsHouse = 'casinoName' | 'companyName' | 'jurisdiction' | 'minAge' | 'blockedCountries' | 'open';

/** A brand as the table holds it, without its keys. */
export type BrandRow = Omit<Brand, OfItsHouse | 'coinTypes' | 'packages' | 'me' | 'history'> & {
  readonly coinTypes: CoinTypeRow[];
  readonly packages: CoinPackageRow[];
};

import type { Brand, CoinAmount, CoinPackage, CoinType, TimeZoneChange } from '#domain/generated/types';

/** Amounts are numbers in the table and digit strings in the API. */
type Counted<Of, Amounts extends keyof Of> = Omit<Of, Amounts> & Readonly<Record<Amounts, number>>;

export type CoinTypeRow = Omit<
  Counted<CoinType, 'signupGrant' | 'dailyGrant' | 'maxBalance'>,
  'confirmPromotionsAbove' | 'thresholdRequest'
> & {
  /** Absent in coins that were saved before the threshold existed. */
  readonly confirmPromotionsAbove?: number | null;
  readonly thresholdRequest?: ThresholdRequestRow | null;
};
/** A higher threshold that waits for a second manager; `amount` is null for none. */
export interface ThresholdRequestRow {
  readonly amount: number | null;
  readonly requestedBy: string;
  readonly requestedAt: string;
}
export type CoinPackageRow = Omit<CoinPackage, 'coins'> & {
  readonly coins: Counted<CoinAmount, 'amount'>[];
};

type OfItsHouse = 'casinoName' | 'companyName' | 'jurisdiction' | 'minAge' | 'blockedCountries' | 'open';

/** A stored brand without its keys. */
export type BrandRow = Omit<
  Brand,
  OfItsHouse | 'coinTypes' | 'packages' | 'timeZone' | 'timeZoneChange' | 'me' | 'history'
> & {
  /** Absent in brands that were saved before time zones existed: UTC. */
  readonly timeZone?: string;
  readonly timeZoneChange?: TimeZoneChange;
  readonly coinTypes: CoinTypeRow[];
  readonly packages: CoinPackageRow[];
};

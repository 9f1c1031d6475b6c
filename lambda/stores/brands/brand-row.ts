import {
  array,
  boolean,
  nullish,
  number,
  object,
  optional,
  parse,
  picklist,
  string,
  type InferOutput,
} from 'valibot';
import { minorUnits, type GrantedCoins } from '#lambda/stores/coins/coins-row';

const coinType = object({
  code: string(),
  kind: picklist(['PLAY', 'PROMO', 'TICKET']),
  decimals: number(),
  signupGrant: minorUnits,
  dailyGrant: minorUnits,
  maxBalance: minorUnits,
  confirmPromotionsAbove: nullish(minorUnits, null),
});

const coinPackage = object({
  id: string(),
  coins: array(object({ code: string(), amount: minorUnits })),
  cooldownHours: number(),
  maxClaimsPerUser: number(),
  active: boolean(),
});

const schema = object({
  id: string(),
  casinoId: string(),
  companyId: string(),
  /** The company's owner. */
  owner: string(),
  status: picklist(['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED']),
  termsVersion: string(),
  /** Absent in brands that were saved before time zones existed. */
  timeZone: optional(string(), 'UTC'),
  timeZoneChange: nullish(object({ before: string(), at: string() })),
  coinTypes: array(coinType),
  gameIds: optional(array(string()), []),
  packages: array(coinPackage),
});

export type CoinTypeRow = Readonly<InferOutput<typeof coinType>>;

/** The fields of a brand for functions that move coins. */
export type BrandRow = Readonly<InferOutput<typeof schema>>;

export const parseBrand = (row: unknown): BrandRow => parse(schema, row);

/** A grant of coins in the purse of their kind. Coins of promotions have separate purses. */
export const grantOf = ({ code, kind, maxBalance }: CoinTypeRow, amount: bigint): GrantedCoins => ({
  coin: code,
  purse: kind === 'PROMO' ? 'PROMO' : 'MAIN',
  amount,
  ceiling: maxBalance,
});

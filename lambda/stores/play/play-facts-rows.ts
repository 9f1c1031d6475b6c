import { minorUnits } from '#lambda/stores/coins/coins-row';
import { array, nullish, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';

const coinType = object({
  code: string(),
  kind: picklist(['PLAY', 'PROMO', 'TICKET']),
  decimals: number(),
  /** In minor units. */
  maxBalance: minorUnits,
});

const brand = object({
  id: string(),
  name: string(),
  casinoId: string(),
  companyId: string(),
  /** The company's owner. */
  owner: string(),
  status: picklist(['DRAFT', 'ACTIVE', 'PAUSED', 'CLOSED']),
  coinTypes: array(coinType),
  gameIds: array(string()),
  responsiblePlay: object({
    realityCheckMinutes: number(),
    /** In whole coins. */
    dailyLossLimit: nullish(number()),
    sessionMaxMinutes: number(),
  }),
});

/** The fields of a brand that play depends on. */
export type PlayedBrand = Readonly<InferOutput<typeof brand>>;
export type PlayedCoin = PlayedBrand['coinTypes'][number];

export const parsePlayedBrand = (row: unknown): PlayedBrand => parse(brand, row);
const casino = object({
  status: string(),
  walletMode: nullish(picklist(['INTERNAL', 'SEAMLESS']), 'INTERNAL'),
});
export const parsePlayedCasino = (row: unknown): InferOutput<typeof casino> => parse(casino, row);
export const parseStatus = (row: unknown): string => parse(object({ status: string() }), row).status;
export const parseUntil = (row: unknown): string => parse(object({ until: string() }), row).until;
/** Exclusions that were stored before their start was recorded have none. */
export const parseSince = (row: unknown): string | undefined =>
  parse(object({ since: optional(string()) }), row).since;

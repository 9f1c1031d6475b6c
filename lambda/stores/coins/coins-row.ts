import { number, object, picklist, pipe, safeInteger, string, transform, type InferOutput } from 'valibot';

/** An amount in minor units. Rows store it as an integer of at most 9·10¹⁵. */
export const minorUnits = pipe(
  number(),
  safeInteger(),
  transform((whole) => BigInt(whole)),
);

/** Coins to grant, with their values at the time of the claim. */
export const grantedCoins = object({
  coin: string(),
  purse: picklist(['MAIN', 'PROMO']),
  amount: minorUnits,
  /** Maximum balance after the grant, in minor units. */
  ceiling: minorUnits,
});

export type GrantedCoins = Readonly<InferOutput<typeof grantedCoins>>;

import { number, object, picklist, pipe, safeInteger, string, transform, type InferOutput } from 'valibot';

/** An amount: tables keep it as a whole number, of which 9·10¹⁵ is the largest. */
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
  /** They may not bring the balance above it. */
  ceiling: minorUnits,
});

export type GrantedCoins = Readonly<InferOutput<typeof grantedCoins>>;

import { coinsOf, minorUnitsOf } from '#domain/wallet/amounts';

/** Minor units as they travel, for reading: `105000` with two decimals is `1,050.00`. */
export const shownAmount = (minor: string, decimals: number): string => coinsOf(BigInt(minor), decimals);

/** The same as a person types it: `1050.00`. */
export const typedAmount = (minor: string, decimals: number): string =>
  shownAmount(minor, decimals).replaceAll(',', '');

/** Commas that part thousands, as amounts are shown; any other may stand for a point. */
const inThousands = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Converts a typed amount to minor units. An invalid amount is returned unchanged, so that validation rejects
 * it.
 */
export const minorAmount = (typed: string, decimals: number): string => {
  const trimmed = typed.replace(/\s/g, '');
  const text = inThousands.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  return minorUnitsOf(text, decimals)?.toString() ?? text;
};

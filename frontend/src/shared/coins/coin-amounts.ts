import { coinsOf, minorUnitsOf } from '#domain/wallet/amounts';

/** Formats minor units for display: `105000` with two decimals is `1,050.00`. */
export const shownAmount = (minor: string, decimals: number): string => coinsOf(BigInt(minor), decimals);

/** Formats minor units for an input field: `1050.00`. */
export const typedAmount = (minor: string, decimals: number): string =>
  shownAmount(minor, decimals).replaceAll(',', '');

/** Commas that separate thousands. Any other comma could be a decimal separator. */
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

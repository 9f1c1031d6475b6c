import { twoMeanings, withoutGroups } from '#domain/fields/typed-number';
import { coinsOf, minorUnitsOf } from '#domain/wallet/amounts';

/** Formats minor units for display: `105000` with two decimals is `1,050.00`. */
export const shownAmount = (minor: string, decimals: number): string => coinsOf(BigInt(minor), decimals);

/** Formats minor units for an input field: `1050.00`, in a form that the reader's language cannot mistake for another. */
export const typedAmount = (minor: string, decimals: number): string => {
  const text = shownAmount(minor, decimals).replaceAll(',', '');
  return twoMeanings(text)?.[1] ?? text;
};

/**
 * Converts a typed amount to minor units. An invalid amount is returned unchanged, so that validation rejects
 * it.
 */
export const minorAmount = (typed: string, decimals: number): string => {
  const text = withoutGroups(typed);
  return minorUnitsOf(text, decimals)?.toString() ?? text;
};

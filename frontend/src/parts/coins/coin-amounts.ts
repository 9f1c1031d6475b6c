import { coinsOf, minorUnitsOf } from '#domain/wallet/amounts';

/** Minor units as they travel, for reading: `105000` with two decimals is `1,050.00`. */
export const shownAmount = (minor: string, decimals: number): string => coinsOf(BigInt(minor), decimals);

/** The same as a person types it: `1050.00`. */
export const typedAmount = (minor: string, decimals: number): string =>
  shownAmount(minor, decimals).replaceAll(',', '');

/** What was typed as minor units; what is no amount of the coin stays as it is, for the rules to refuse. */
export const minorAmount = (typed: string, decimals: number): string => {
  const text = typed.replace(/[\s,]/g, '');
  return minorUnitsOf(text, decimals)?.toString() ?? text;
};

import { numberOf, withoutGroups } from '#domain/fields/typed-number';
import { minorUnitsOf } from '#domain/wallet/amounts';

/** NaN, which the rules reject, for text that is not a number. Takes one argument, so that lists can map to it. */
export const numberIn = (typed: string): number => numberOf(typed);

/** The same; null for an empty field. */
export const optionalNumber = (typed: string): number | null =>
  typed.trim() === '' ? null : numberIn(typed);

/** `1.5` as 150; NaN for text that is not a number with at most two decimals. */
export const hundredthsIn = (typed: string): number => {
  const hundredths = minorUnitsOf(withoutGroups(typed), 2);
  return hundredths === undefined ? Number.NaN : Number(hundredths);
};

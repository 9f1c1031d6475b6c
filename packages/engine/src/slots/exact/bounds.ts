import { compare, fraction, plus, times, toDecimal, type Fraction } from './fraction';

/** A value between two fractions, including them. The value is exact if they are equal. */
export interface Bounds {
  readonly least: Fraction;
  readonly most: Fraction;
}

export const exactly = (value: Fraction): Bounds => ({ least: value, most: value });

export const isExact = ({ least, most }: Bounds): boolean => compare(least, most) === 0;

export const sumOfBounds = (terms: readonly Bounds[]): Bounds =>
  terms.reduce(
    (sum, { least, most }) => ({ least: plus(sum.least, least), most: plus(sum.most, most) }),
    exactly(fraction(0)),
  );

/** `factor` is not negative. */
export const scaledBounds = ({ least, most }: Bounds, factor: Fraction): Bounds => ({
  least: times(least, factor),
  most: times(most, factor),
});

/** The fraction that equals this number. Throws a RangeError unless it is finite. */
export function fractionOfNumber(value: number): Fraction {
  if (!Number.isFinite(value)) throw new RangeError(`${value} is not a fraction.`);
  let scaled = value;
  let exponent = 0n;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    exponent += 1n;
  }
  return fraction(BigInt(scaled), 1n << exponent);
}

/** The decimal of the value with this number of digits; undefined if the bounds do not decide all of them. */
export function decidedDecimal({ least, most }: Bounds, digits: number): string | undefined {
  const text = toDecimal(least, digits);
  return text === toDecimal(most, digits) ? text : undefined;
}

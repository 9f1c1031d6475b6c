/** An exact fraction in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const [above, below] = [BigInt(numerator), BigInt(denominator)];
  if (below === 0n) throw new RangeError('Division by zero.');
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

export const zero = fraction(0n);
export const one = fraction(1n);

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, times(b, fraction(-1n)));
export const times = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);
export const over = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);
export const sumOf = (terms: readonly Fraction[]): Fraction => terms.reduce(plus, zero);

/** Negative, zero or positive if `a` is less than, equal to or greater than `b`. */
export const compare = (a: Fraction, b: Fraction): number =>
  Number(a.numerator * b.denominator - b.numerator * a.denominator);

/** The nearest floating-point number, for charts and square roots. */
export function toNumber({ numerator, denominator }: Fraction): number {
  const excess = Math.max(0, bitLength(numerator) - 1000, bitLength(denominator) - 1000);
  return Number(numerator >> BigInt(excess)) / Number(denominator >> BigInt(excess));
}

/** Fixed-point text with this number of decimals; halves are rounded away from zero. */
export function toDecimal({ numerator, denominator }: Fraction, digits: number): string {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const scaled = (2n * magnitude * 10n ** BigInt(digits) + denominator) / (2n * denominator);
  const text = scaled.toString().padStart(digits + 1, '0');
  const sign = numerator < 0n && scaled > 0n ? '-' : '';
  if (digits === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Parses a decimal such as `0.9625` or `1`; undefined for any other text. */
export function fromDecimal(text: string): Fraction | undefined {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

const bitLength = (value: bigint) => value.toString(2).length;

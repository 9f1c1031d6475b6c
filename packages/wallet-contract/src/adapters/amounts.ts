import { CannotEncode } from './cannot-encode';

const powerOf10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** A number with other decimals, or undefined if it is not a whole one. */
function withDecimals(value: bigint, from: number, to: number): bigint | undefined {
  if (to >= from) return value * powerOf10(to - from);
  const divisor = powerOf10(from - to);
  return value % divisor === 0n ? value / divisor : undefined;
}

/**
 * An amount in minor units as a JSON number with `scale` decimals. Many servers read larger numbers than 2^53 - 1 as other
 * ones.
 */
export function scaledAmount(amount: string, decimals: number, scale: number): bigint {
  const scaled = withDecimals(BigInt(amount), decimals, scale);
  if (scaled === undefined || scaled > BigInt(Number.MAX_SAFE_INTEGER))
    throw new CannotEncode('amount', `The amount is no safe whole number with ${scale} decimals.`);
  return scaled;
}

/** A whole number with `scale` decimals in minor units. Undefined if it is none, or has more decimals than the coin. */
export function amountOfScaled(text: unknown, decimals: number, scale: number): string | undefined {
  if (typeof text !== 'string' || !/^\d{1,30}$/.test(text)) return undefined;
  return withDecimals(BigInt(text), scale, decimals)?.toString();
}

/** `"1234"` with two decimals as `"12.34"`. */
export function decimalAmount(amount: string, decimals: number): string {
  if (decimals === 0) return amount;
  const digits = amount.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** A decimal number in minor units. Undefined if it is none, or has more decimals than the coin. */
export function amountOfDecimal(text: unknown, decimals: number): string | undefined {
  const [, whole, fraction = ''] =
    (typeof text === 'string' ? /^(\d{1,18})(?:\.(\d{1,12}))?$/.exec(text) : undefined) ?? [];
  return whole === undefined ? undefined : amountOfScaled(whole + fraction, decimals, fraction.length);
}

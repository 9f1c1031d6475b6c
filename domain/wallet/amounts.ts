import { limits } from '../limits';

const amountForm = /^[1-9][0-9]{0,12}$/;
const balanceForm = /^(?:0|[1-9][0-9]{0,15})$/;
const typedForm = /^([0-9]{1,16})(?:\.([0-9]{1,6}))?$/;

const largestAmount = BigInt(limits.coin.largestAmount);
const largestBalance = BigInt(limits.coin.largestBalance);

/** Parses an amount in minor units: a digit string from 1 to 10¹². Returns undefined for anything else. */
export function readAmount(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !amountForm.test(text)) return undefined;
  const amount = BigInt(text);
  return amount <= largestAmount ? amount : undefined;
}

/** Parses a balance in minor units: a digit string from 0 to 9·10¹⁵. Returns undefined for anything else. */
export function readBalance(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !balanceForm.test(text)) return undefined;
  const balance = BigInt(text);
  return balance <= largestBalance ? balance : undefined;
}

/** Formats minor units for display with all decimals of the coin: 123456789 with two decimals is `1,234,567.89`. */
export function coinsOf(minorUnits: bigint, decimals: number): string {
  const digits = `${minorUnits < 0n ? -minorUnits : minorUnits}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = minorUnits < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/**
 * Parses user input such as `12.5` to minor units. Returns undefined if it is not a number or has more decimals than
 * the coin.
 */
export function minorUnitsOf(typed: string, decimals: number): bigint | undefined {
  const [, whole, part = ''] = typedForm.exec(typed.trim()) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

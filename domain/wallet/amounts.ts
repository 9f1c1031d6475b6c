import { limits } from '../limits';

const amountForm = /^[1-9][0-9]{0,12}$/;
const balanceForm = /^(?:0|[1-9][0-9]{0,15})$/;
const typedForm = /^([0-9]{1,16})(?:\.([0-9]{1,6}))?$/;

const largestAmount = BigInt(limits.coin.largestAmount);
const largestBalance = BigInt(limits.coin.largestBalance);

/** The minor units of a movement as they travel: a digit string from 1 to 10¹²; undefined for anything else. */
export function readAmount(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !amountForm.test(text)) return undefined;
  const amount = BigInt(text);
  return amount <= largestAmount ? amount : undefined;
}

/** The minor units of a balance as they travel: a digit string from 0 to 9·10¹⁵; undefined for anything else. */
export function readBalance(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !balanceForm.test(text)) return undefined;
  const balance = BigInt(text);
  return balance <= largestBalance ? balance : undefined;
}

/** For people, all digits of the coin shown: of 123456789 with two decimals `1,234,567.89`. */
export function coinsOf(minorUnits: bigint, decimals: number): string {
  const digits = `${minorUnits < 0n ? -minorUnits : minorUnits}`.padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = minorUnits < 0n ? '-' : '';
  return decimals === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** What somebody typed, `12.5`, in minor units; undefined when it is no number or has more digits than the coin. */
export function minorUnitsOf(typed: string, decimals: number): bigint | undefined {
  const [, whole, part = ''] = typedForm.exec(typed.trim()) ?? [];
  if (whole === undefined || part.length > decimals) return undefined;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

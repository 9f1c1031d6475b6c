import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 32n) text = alphabet.charAt(Number(rest % 32n)) + text;
  return text;
}

/** A ULID: 48 bits of time, 80 random bits, sorted by time. https://github.com/ulid/spec */
export function ulid(at: Date): string {
  return base32(BigInt(at.getTime()), 10) + base32(BigInt(`0x${randomBytes(10).toString('hex')}`), 16);
}

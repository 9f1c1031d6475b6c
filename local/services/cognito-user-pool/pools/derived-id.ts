import { createHash } from 'node:crypto';

const lower = 'abcdefghijklmnopqrstuvwxyz0123456789';
const mixed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The part of a pool's id behind the region: nine letters and digits. */
export const poolSuffix = (seed: string) => spell(seed, 9, mixed);

/** An app client's id: 26 lower-case letters and digits. */
export const clientIdFrom = (seed: string) => spell(seed, 26, lower);

/** The name that CloudFormation makes up for a pool or client without one. */
export const generatedName = (logicalId: string, seed: string) => `${logicalId}-${spell(seed, 12, mixed)}`;

function spell(seed: string, length: number, alphabet: string): string {
  const bytes = createHash('sha512').update(seed).digest();
  return Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

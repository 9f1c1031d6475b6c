import { createHash } from 'node:crypto';

const lower = 'abcdefghijklmnopqrstuvwxyz0123456789';
const mixed = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The part of a pool's id after the region: nine letters and digits. */
export const poolSuffix = (seed: string) => spell(seed, 9, mixed);

/** The id of an app client: 26 lowercase letters and digits. */
export const clientIdFrom = (seed: string) => spell(seed, 26, lower);

/** CloudFormation's default name for a pool or client. */
export const generatedName = (logicalId: string, seed: string) => `${logicalId}-${spell(seed, 12, mixed)}`;

function spell(seed: string, length: number, alphabet: string): string {
  const bytes = createHash('sha512').update(seed).digest();
  return Array.from(bytes.subarray(0, length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}

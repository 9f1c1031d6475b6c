// https://github.com/ulid/spec: Crockford's base 32, without I, L, O and U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID of 26 characters: 48 bits of time and 80 random bits. */
export function ulid(at: Date, chance: Uint8Array): string {
  const bits = chance.reduce((sum, byte) => (sum << 8n) | BigInt(byte), BigInt(at.getTime()));
  return Array.from({ length: 26 }, (_, place) =>
    alphabet.charAt(Number((bits >> BigInt(5 * (25 - place))) & 31n)),
  ).join('');
}

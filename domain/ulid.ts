const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeCharacters = 10;

/** In upper case; with 48 bits of time, the first digit is at most 7. */
export const ulidForm = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The number of random bytes of a ULID. */
export const ulidRandomBytes = 10;

/**
 * A ULID of 26 characters: 48 bits of time (`at`, in milliseconds) and 80 random bits, sorted by time. The
 * caller provides the random bytes. https://github.com/ulid/spec
 */
export function ulidOf(at: number, random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, ulidRandomBytes)) bits = bits * 256n + BigInt(byte);
  return base32(BigInt(at), timeCharacters) + base32(bits, 16);
}

/** The time of a ULID in milliseconds; undefined for any other text. */
export function timeOfUlid(text: string): number | undefined {
  if (!ulidForm.test(text)) return undefined;
  let time = 0;
  for (const character of text.slice(0, timeCharacters)) time = time * 32 + alphabet.indexOf(character);
  return time;
}

function base32(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 32n) text = alphabet.charAt(Number(rest % 32n)) + text;
  return text;
}

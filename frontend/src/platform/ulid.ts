const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID: ten characters of time, sixteen at random, sorted by time. https://github.com/ulid/spec */
export const ulid = (at: number): string => {
  const time = Array.from({ length: 10 }, (_, place) => Math.floor(at / 32 ** (9 - place)) % 32);
  const random = crypto.getRandomValues(new Uint8Array(16));
  return [...time, ...random].map((value) => alphabet.charAt(value % 32)).join('');
};

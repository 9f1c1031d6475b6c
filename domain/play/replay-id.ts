const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes an id takes: five bits of each are used. */
export const replayIdBytes = 26;

/** An id of 26 characters in Crockford's base 32 with 130 random bits. The caller brings the randomness. */
export const replayIdOf = (random: Uint8Array): string => {
  if (random.length !== replayIdBytes) throw new RangeError(`A replay id takes ${replayIdBytes} bytes.`);
  return Array.from(random, (byte) => alphabet.charAt(byte & 31)).join('');
};

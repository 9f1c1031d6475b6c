const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of random bytes for an id; five bits of each are used. */
export const replayIdBytes = 26;

/** Creates an id of 26 characters in Crockford's base 32 from 130 random bits. The caller provides the random bytes. */
export const replayIdOf = (random: Uint8Array): string => {
  if (random.length !== replayIdBytes)
    throw new RangeError(`A replay id requires ${replayIdBytes} random bytes.`);
  return Array.from(random, (byte) => alphabet.charAt(byte & 31)).join('');
};

import { randomBytes } from 'node:crypto';

/** 16 random bytes in hex, so that the event of a commitment cannot be guessed. */
export const drawSalt = () => randomBytes(16).toString('hex');

import { randomBytes } from 'node:crypto';

/** 16 random bytes in hex, so that nobody can find the event of a commitment by guessing. */
export const drawSalt = () => randomBytes(16).toString('hex');

import { randomBytes } from 'node:crypto';

/** 16 random bytes in hex: nobody finds the event behind a commitment by trying events. */
export const drawSalt = () => randomBytes(16).toString('hex');

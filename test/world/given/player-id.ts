import { createHash } from 'node:crypto';

/** The player id of a test user in every brand: as long as a real one, and never equal to the user id. */
export const playerIdOf = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 26).toUpperCase();

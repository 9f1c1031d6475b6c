import { createHash } from 'node:crypto';

/** The id of the player whom a user of the tests is in every brand: as long as a real one, and never the user's own. */
export const playerIdOf = (userId: string): string =>
  createHash('sha256').update(userId).digest('hex').slice(0, 26).toUpperCase();

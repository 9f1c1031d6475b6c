import { sha256, utf8 } from '@novalink/engine/hash';
import { ulidOf, ulidRandomBytes } from '#domain/ulid';

/**
 * The id of an entry in the tournament's certificate. `secret` is random, is drawn for the tournament and is never
 * published, so that nobody can join the certificate to the ids, and thereby the names, of a leaderboard.
 */
export const certificateId = (secret: string, entryId: string): string =>
  ulidOf(0, sha256(utf8(`${secret} ${entryId}`)).subarray(0, ulidRandomBytes));

import { commitmentOf } from './draw';

/** Of a server seed; its hex has twice as many digits. */
export const serverSeedBytes = 32;

const form = new RegExp(`^[0-9a-f]{${serverSeedBytes * 2}}$`);

/**
 * The commitment to publish for a new server seed. Throws for a seed that is not 32 bytes in hex: a shorter one could be
 * found by trying, and HMAC-SHA-256 replaces a key of more than 64 bytes by its SHA-256, so that the commitment to a
 * longer one would itself be the key of its rounds (RFC 2104, section 2).
 */
export function publishedCommitment(serverSeed: string): string {
  if (!form.test(serverSeed)) throw new RangeError(`A server seed has ${serverSeedBytes} bytes, in hex.`);
  return commitmentOf(serverSeed);
}

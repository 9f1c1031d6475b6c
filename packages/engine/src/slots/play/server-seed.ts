import { commitmentOf } from './draw';

/** The length of a server seed in bytes. In hexadecimal it has twice as many digits. */
export const serverSeedBytes = 32;

const form = new RegExp(`^[0-9a-f]{${serverSeedBytes * 2}}$`);

/**
 * The commitment to publish for a new server seed. Throws for a seed that is not 32 bytes in hexadecimal. A
 * shorter seed could be found by brute force. HMAC-SHA-256 replaces a key of more than 64 bytes with its
 * SHA-256 (RFC 2104, section 2), so for a longer seed, the commitment itself would be the key of its rounds.
 */
export function publishedCommitment(serverSeed: string): string {
  if (!form.test(serverSeed)) throw new RangeError(`A server seed has ${serverSeedBytes} bytes, in hex.`);
  return commitmentOf(serverSeed);
}

import { createHmac } from 'node:crypto';

/**
 * Returns hashes that identify the owner of an e-mail address without revealing it. The first one is stored; the others are
 * those under which the same address was stored earlier.
 */
export type EmailHashes = (email: string) => Promise<readonly [stored: string, ...earlier: string[]]>;

/**
 * HMAC-SHA256 (hexadecimal) of the address in lower case and without a tag: `ada+spins@example.com` is the mailbox of
 * `ada@example.com` for most providers. Dots stay, because many providers treat addresses that differ in them as different
 * mailboxes. Hashes were taken of the address with its tag before tags were ignored.
 */
export const emailHashes =
  (key: () => Promise<string>): EmailHashes =>
  async (email) => {
    const secret = await key();
    const hash = (text: string) => createHmac('sha256', secret).update(text).digest('hex');
    const typed = email.trim().normalize('NFC').toLowerCase();
    const untagged = withoutTag(typed);
    return untagged === typed ? [hash(typed)] : [hash(untagged), hash(typed)];
  };

/** The part of the local part before the first plus sign. An address that starts with the sign has no other name. */
const withoutTag = (email: string): string => email.replace(/^([^+@]+)\+[^@]*@/, '$1@');

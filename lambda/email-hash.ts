import { createHmac } from 'node:crypto';

/** Returns a hash that identifies an e-mail address without revealing it. */
export type EmailHash = (email: string) => Promise<string>;

/**
 * HMAC-SHA256 (hexadecimal) of the address as Cognito compares it: it ignores case, but distinguishes dots
 * and parts after a plus sign, because many providers treat them as different mailboxes.
 */
export const emailHash =
  (key: () => Promise<string>): EmailHash =>
  async (email) =>
    createHmac('sha256', await key())
      .update(email.trim().normalize('NFC').toLowerCase())
      .digest('hex');

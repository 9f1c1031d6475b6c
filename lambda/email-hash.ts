import { createHmac } from 'node:crypto';

/** Names an e-mail address without telling it. */
export type EmailHash = (email: string) => Promise<string>;

/**
 * HMAC-SHA256 in hex of the address as Cognito compares it: letter case does not count. Parts after a plus sign and
 * dots do count, because they are different mailboxes for many providers.
 */
export const emailHash =
  (key: () => Promise<string>): EmailHash =>
  async (email) =>
    createHmac('sha256', await key())
      .update(email.trim().normalize('NFC').toLowerCase())
      .digest('hex');

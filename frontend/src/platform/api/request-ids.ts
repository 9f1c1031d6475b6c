import { ulidOf, ulidRandomBytes } from '#domain/ulid';
import { Refused } from './errors';

/** How far the server's clock is ahead of this device's. */
let aheadMs = 0;

/** Names a request, with the server's time as far as it is known. */
export const newRequestId = (): string =>
  ulidOf(Date.now() + aheadMs, crypto.getRandomValues(new Uint8Array(ulidRandomBytes)));

/**
 * Takes the server's time from a refusal of a request's time; false for every other fault. A new request that was refused
 * so was made by a wrong clock: nothing has happened, and it may be sent again under a new id.
 */
export const correctClock = (fault: unknown): boolean => {
  if (!(fault instanceof Refused) || !['request.expired', 'request.ahead'].includes(fault.code)) return false;
  const now = Date.parse(String(fault.parameters.now));
  if (!Number.isFinite(now)) return false;
  aheadMs = now - Date.now();
  return true;
};

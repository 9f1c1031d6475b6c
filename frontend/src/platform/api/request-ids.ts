import { ulidOf, ulidRandomBytes } from '#domain/ulid';
import { Refused } from './errors';

/** The difference between the server's clock and this device's, in milliseconds. */
let aheadMs = 0;

/** A new request id, with the server's time if it is known. */
export const newRequestId = (): string =>
  ulidOf(Date.now() + aheadMs, crypto.getRandomValues(new Uint8Array(ulidRandomBytes)));

/**
 * Takes the server's time from a refusal because of the request's time. Returns false for every other error.
 * The refused request had no effect, so it can be sent again with a new id.
 */
export const correctClock = (error: unknown): boolean => {
  if (!(error instanceof Refused) || !['request.expired', 'request.ahead'].includes(error.code)) return false;
  const now = Date.parse(String(error.parameters.now));
  if (!Number.isFinite(now)) return false;
  aheadMs = now - Date.now();
  return true;
};

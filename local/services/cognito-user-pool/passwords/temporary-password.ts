import { randomBytes, randomInt } from 'node:crypto';

/** A password that every policy of Cognito accepts, for people whom an administrator invites. */
export function temporaryPassword(): string {
  const middle = randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');
  return `aZ${randomInt(10)}-${middle}`;
}

import { randomBytes, randomInt } from 'node:crypto';

/** Creates a password for invited users that meets every password policy of Cognito. */
export function temporaryPassword(): string {
  const middle = randomBytes(9).toString('base64url').replace(/[-_]/g, 'x');
  return `aZ${randomInt(10)}-${middle}`;
}

import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import { requireEmail } from '../users/attribute-rules';
import type { UserPool } from '../pools/pool';

export const newSub = (): string => randomUUID();

/** The initial attributes of a user; the user name is their e-mail address. */
export function firstAttributes(
  username: string,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  requireEmail(username);
  const email = given.email ?? username;
  if (email.toLowerCase() === username.toLowerCase()) return { ...given, email };
  throw new AwsError('InvalidParameterException', 'Username and email attribute must be the same.');
}

/** Throws UsernameExistsException, even with `PreventUserExistenceErrors`. */
export function requireFreeEmail(pool: UserPool, email: string): void {
  if (!pool.users.findByEmail(email)) return;
  throw new AwsError('UsernameExistsException', 'An account with the given email already exists.');
}

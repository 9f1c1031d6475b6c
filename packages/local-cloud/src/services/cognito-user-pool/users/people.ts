import { AwsError } from '#local/platform/aws-error';
import type { UserPool } from '../pools/pool';
import { attributeList } from './user';
import type { User } from './user';

/** Finds the user of an administrative request by sub or e-mail. Throws UserNotFoundException. */
export function requireUser(pool: UserPool, username: string): User {
  const user = pool.users.find(username);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  return user;
}

/** Converts ISO 8601 to epoch seconds, the format of times in the API. */
export const epochSeconds = (iso: string) => Date.parse(iso) / 1000;

/** The API's UserType. */
export const userType = (user: User) => ({
  Username: user.username,
  Attributes: attributeList(user),
  UserCreateDate: epochSeconds(user.createdAt),
  UserLastModifiedDate: epochSeconds(user.modifiedAt),
  Enabled: user.enabled,
  UserStatus: user.status,
});

import { AwsError } from '#local/platform/aws-error';
import type { User } from './user';

/** The attributes that ListUsers can search for, and how a person shows them. */
const searchable: Record<string, (user: User) => string | undefined> = {
  username: (user) => user.username,
  sub: (user) => user.username,
  'cognito:user_status': (user) => user.status,
  status: (user) => (user.enabled ? 'Enabled' : 'Disabled'),
};
for (const name of ['email', 'phone_number', 'name', 'given_name', 'family_name', 'preferred_username']) {
  searchable[name] = (user) => user.attributes[name];
}

const filterSyntax = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/s;

/**
 * A ListUsers filter such as `email ^= "jane"`, quotes inside escaped with a backslash. Letter case does not matter,
 * as the names of a pool for e-mail addresses do not depend on it. Throws InvalidParameterException.
 */
export function userFilter(filter: string): (user: User) => boolean {
  if (filter === '') return () => true;
  const [, name = '', operator, quoted = ''] = filterSyntax.exec(filter) ?? [];
  const read = Object.hasOwn(searchable, name) ? searchable[name] : undefined;
  if (!read || operator === undefined)
    throw new AwsError('InvalidParameterException', 'Error while parsing filter.');
  const wanted = quoted.replace(/\\(.)/gs, '$1').toLowerCase();
  return (user) => {
    const value = read(user)?.toLowerCase();
    return operator === '=' ? value === wanted : (value?.startsWith(wanted) ?? false);
  };
}

import { AwsError } from '#local/platform/aws-error';
import type { User } from './user';

/** The attributes that ListUsers can search, and how to read them from a user. */
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
 * Parses a ListUsers filter such as `email ^= "jane"`. A backslash escapes quotes in the value. Case does not matter,
 * because user names of a pool with e-mail addresses are case-insensitive. Throws InvalidParameterException.
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

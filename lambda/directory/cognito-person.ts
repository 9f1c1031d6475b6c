import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';
import type { Person } from '#lambda/directory/user-directory';

/** What AdminGetUser and ListUsers have in common, under their two names for the attributes. */
interface CognitoUser {
  readonly Username?: string;
  readonly UserAttributes?: AttributeType[];
  readonly Attributes?: AttributeType[];
  readonly UserStatus?: string;
  readonly Enabled?: boolean;
  readonly UserCreateDate?: Date;
}

/** In a pool whose usernames are e-mail addresses, `Username` is the `sub`. */
export function personOf(user: CognitoUser): Person {
  const attributes = new Map(
    (user.UserAttributes ?? user.Attributes)?.map(({ Name, Value }) => [Name, Value]),
  );
  const sub = attributes.get('sub') ?? user.Username;
  const email = attributes.get('email');
  if (sub === undefined || email === undefined)
    throw new Error('The user pool has a user without sub or e-mail.');
  return {
    sub,
    email,
    status: user.UserStatus ?? 'UNKNOWN',
    enabled: user.Enabled === true,
    createdAt: (user.UserCreateDate ?? new Date(0)).toISOString(),
  };
}

export function isUserGroup(name: string | undefined): name is UserGroup {
  return name !== undefined && Object.hasOwn(groupPrecedence, name);
}

/**
 * The filter of ListUsers: quotation marks inside the value are escaped with a backslash.
 * https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_ListUsers.html
 */
export function emailPrefixFilter(prefix: string): string {
  return `email ^= "${prefix.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

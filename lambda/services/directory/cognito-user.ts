import type { AttributeType } from '@aws-sdk/client-cognito-identity-provider';
import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';
import type { DirectoryUser } from '#lambda/services/directory/user-directory';

/** The fields that AdminGetUser and ListUsers share. The two name the attributes differently. */
interface CognitoUser {
  readonly Username?: string;
  readonly UserAttributes?: AttributeType[];
  readonly Attributes?: AttributeType[];
  readonly UserStatus?: string;
  readonly Enabled?: boolean;
  readonly UserCreateDate?: Date;
}

/** Usernames of the pool are e-mail addresses, so `Username` is the `sub`. */
export function userOf(user: CognitoUser): DirectoryUser {
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

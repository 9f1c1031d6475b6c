import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  InvalidParameterException,
  ListUsersCommand,
  ListUsersInGroupCommand,
  UserNotFoundException,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { emailPrefixFilter, isUserGroup, userOf } from '#lambda/services/directory/cognito-user';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { Refusal } from '#lambda/runtime/refusal';

interface Needs {
  readonly cognito: CognitoIdentityProviderClient;
  readonly userPoolId: string;
}

export function cognitoDirectory({ cognito, userPoolId }: Needs): UserDirectory {
  const of = (Username: string) => ({ UserPoolId: userPoolId, Username });
  return {
    find: async (username) =>
      unlessMissing(async () => userOf(await cognito.send(new AdminGetUserCommand(of(username)))), undefined),
    groupsOf: async (sub) => {
      const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand(of(sub)));
      return Groups.map(({ GroupName }) => GroupName).filter(isUserGroup);
    },
    join: async (sub, GroupName) =>
      unlessMissing(async () => {
        await cognito.send(new AdminAddUserToGroupCommand({ ...of(sub), GroupName }));
        return true;
      }, false),
    leave: async (sub, GroupName) =>
      unlessMissing(async () => {
        await cognito.send(new AdminRemoveUserFromGroupCommand({ ...of(sub), GroupName }));
      }, undefined),
    signOutEverywhere: async (sub) =>
      unlessMissing(async () => {
        await cognito.send(new AdminUserGlobalSignOutCommand(of(sub)));
      }, undefined),
    remove: async (sub) =>
      unlessMissing(async () => {
        await cognito.send(new AdminDeleteUserCommand(of(sub)));
      }, undefined),
    list: async ({ emailPrefix, limit, nextToken }) => {
      const page = await orInvalidToken(() =>
        cognito.send(
          new ListUsersCommand({
            UserPoolId: userPoolId,
            Limit: limit,
            PaginationToken: nextToken,
            Filter: emailPrefix === undefined ? undefined : emailPrefixFilter(emailPrefix),
          }),
        ),
      );
      return { users: (page.Users ?? []).map(userOf), nextToken: page.PaginationToken ?? null };
    },
    listMembers: async ({ group, limit, nextToken }) => {
      const page = await orInvalidToken(() =>
        cognito.send(
          new ListUsersInGroupCommand({
            UserPoolId: userPoolId,
            GroupName: group,
            Limit: limit,
            NextToken: nextToken,
          }),
        ),
      );
      return { users: (page.Users ?? []).map(userOf), nextToken: page.NextToken ?? null };
    },
  };
}

async function unlessMissing<Answer, Missing>(
  work: () => Promise<Answer>,
  missing: Missing,
): Promise<Answer | Missing> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserNotFoundException) return missing;
    throw error;
  }
}

async function orInvalidToken<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidParameterException)
      throw new Refusal('input.invalid', { field: 'nextToken' });
    throw error;
  }
}

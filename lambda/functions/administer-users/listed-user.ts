import type { UserGroup } from '#domain/generated/types';
import type { DirectoryUser, UserDirectory } from '#lambda/services/directory/user-directory';

/** A user as `listUsers` of the GraphQL schema returns it. */
export interface ListedUser extends DirectoryUser {
  readonly groups: readonly UserGroup[];
}

export async function listed(
  directory: Pick<UserDirectory, 'groupsOf'>,
  user: DirectoryUser,
): Promise<ListedUser> {
  return { ...user, groups: await directory.groupsOf(user.sub) };
}

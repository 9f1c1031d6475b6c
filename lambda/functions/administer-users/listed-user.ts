import type { UserGroup } from '#domain/generated/types';
import type { Person, UserDirectory } from '#lambda/directory/user-directory';

/** A user as `listUsers` of the GraphQL schema returns it. */
export interface ListedUser extends Person {
  readonly groups: readonly UserGroup[];
}

export async function listed(
  directory: Pick<UserDirectory, 'groupsOf'>,
  person: Person,
): Promise<ListedUser> {
  return { ...person, groups: await directory.groupsOf(person.sub) };
}

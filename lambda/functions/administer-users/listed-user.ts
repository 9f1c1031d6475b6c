import type { UserGroup } from '#domain/generated/types';
import type { Person, UserDirectory } from '#lambda/directory/user-directory';

/** A user as the contract's `listUsers` describes one. */
export interface ListedUser extends Person {
  readonly groups: readonly UserGroup[];
}

export async function listed(
  directory: Pick<UserDirectory, 'groupsOf'>,
  person: Person,
): Promise<ListedUser> {
  return { ...person, groups: await directory.groupsOf(person.sub) };
}

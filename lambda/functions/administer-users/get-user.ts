import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { listed, type ListedUser } from '#lambda/functions/administer-users/listed-user';
import { Refusal } from '#lambda/runtime/refusal';

/** Finds a user by `sub` or by e-mail address. */
export const getUser =
  ({ directory }: { readonly directory: Pick<UserDirectory, 'find' | 'groupsOf'> }) =>
  async ({ username }: { readonly username: string }): Promise<ListedUser> => {
    const found = await directory.find(username);
    if (!found) throw new Refusal('user.missing');
    return listed(directory, found);
  };

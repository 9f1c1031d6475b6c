import { guard } from '#domain/guard';
import type { Clock } from '#lambda/runtime/clock';
import { grantGroup } from '#lambda/services/directory/grant-group';
import { userEvent } from '#lambda/services/directory/user-event';
import type { DirectoryUser, UserDirectory } from '#lambda/services/directory/user-directory';
import { listed, type ListedUser } from '#lambda/functions/administer-users/listed-user';
import { parseGroup } from '#lambda/functions/administer-users/request';
import { Refusal } from '#lambda/runtime/refusal';
import type { RightsStore } from '#lambda/stores/users/rights-store';
import { everyAccess } from '#lambda/stores/users/withdrawn-row';

export interface Needs {
  readonly directory: UserDirectory;
  readonly rights: RightsStore;
  readonly clock: Clock;
}

interface Membership {
  readonly username: string;
  readonly group: string;
}

export const addToGroup =
  (needs: Needs) =>
  async (caller: string, { username, group: name }: Membership): Promise<ListedUser> => {
    const group = parseGroup(name);
    const found = await anotherUser(needs.directory, caller, username);
    await grantGroup(needs)(found, group, caller);
    return listed(needs.directory, found);
  };

export const removeFromGroup =
  ({ directory, rights, clock }: Needs) =>
  async (caller: string, { username, group: name }: Membership): Promise<ListedUser> => {
    const group = parseGroup(name);
    const found = await anotherUser(directory, caller, username);
    if ((await directory.groupsOf(found.sub)).includes(group)) {
      const { sub } = found;
      const audit = userEvent(clock(), { action: 'GROUP_LEFT', actor: caller, sub, groups: [group] });
      await rights.withdraw({ sub, groups: [group], caller, audit });
      await directory.leave(sub, group);
      await directory.signOutEverywhere(sub);
    }
    return listed(directory, found);
  };

export const deleteUser =
  ({ directory, rights, clock }: Needs) =>
  async (caller: string, { username }: { readonly username: string }): Promise<ListedUser> => {
    const found = await anotherUser(directory, caller, username);
    const user = await listed(directory, found);
    const { sub, groups } = user;
    const audit = userEvent(clock(), { action: 'USER_DELETED', actor: caller, sub, groups });
    await rights.withdraw({ sub, groups: everyAccess, caller, audit });
    await directory.signOutEverywhere(sub);
    await directory.remove(sub);
    return user;
  };

/** Compares the resolved `sub`, so that admins also recognize themselves by an e-mail address in capitals. */
async function anotherUser(
  directory: UserDirectory,
  caller: string,
  username: string,
): Promise<DirectoryUser> {
  const found = await directory.find(username);
  if (!found) throw new Refusal('user.missing');
  if (!guard('user.not-self', found.sub !== caller)) throw new Refusal('user.self');
  return found;
}

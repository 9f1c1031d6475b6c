import type { AuditAction, UserGroup } from '#domain/generated/types';
import { groupPrecedence } from '#domain/user-groups';
import type { Clock } from '#lambda/clock';
import type { Person, UserDirectory } from '#lambda/directory/user-directory';
import { listed, type ListedUser } from '#lambda/functions/administer-users/listed-user';
import { parseGroup } from '#lambda/functions/administer-users/request';
import { Refusal } from '#lambda/refusal';
import type { AuditEntry } from '#lambda/stores/audit-row';
import type { RightsStore } from '#lambda/stores/rights-store';
import { ulid } from '#lambda/ulid';

export interface Needs {
  readonly directory: UserDirectory;
  readonly rights: RightsStore;
  readonly clock: Clock;
}

interface Membership {
  readonly username: string;
  readonly group: string;
}

const everyGroup = Object.keys(groupPrecedence) as UserGroup[];

export const addToGroup =
  ({ directory, rights, clock }: Needs) =>
  async (caller: string, { username, group: name }: Membership): Promise<ListedUser> => {
    const group = parseGroup(name);
    const person = await anotherPerson(directory, caller, username);
    const member = (await directory.groupsOf(person.sub)).includes(group);
    if (!(await directory.join(person.sub, group))) throw new Refusal('user.missing');
    // Also for a member: an earlier attempt may have ended between the two.
    const audit = member ? undefined : entry(clock, 'GROUP_JOINED', caller, person, [group]);
    await rights.granted({ sub: person.sub, group, audit });
    return listed(directory, person);
  };

export const removeFromGroup =
  ({ directory, rights, clock }: Needs) =>
  async (caller: string, { username, group: name }: Membership): Promise<ListedUser> => {
    const group = parseGroup(name);
    const person = await anotherPerson(directory, caller, username);
    if ((await directory.groupsOf(person.sub)).includes(group)) {
      const audit = entry(clock, 'GROUP_LEFT', caller, person, [group]);
      await rights.withdraw({ sub: person.sub, groups: [group], caller, audit });
      await directory.leave(person.sub, group);
      await directory.signOutEverywhere(person.sub);
    }
    return listed(directory, person);
  };

export const deleteUser =
  ({ directory, rights, clock }: Needs) =>
  async (caller: string, { username }: { readonly username: string }): Promise<ListedUser> => {
    const person = await anotherPerson(directory, caller, username);
    const user = await listed(directory, person);
    const audit = entry(clock, 'USER_DELETED', caller, person, user.groups);
    await rights.withdraw({ sub: person.sub, groups: everyGroup, caller, audit });
    await directory.signOutEverywhere(person.sub);
    await directory.remove(person.sub);
    return user;
  };

/** The person is compared by their resolved `sub`: an e-mail in capitals is still oneself. */
async function anotherPerson(directory: UserDirectory, caller: string, username: string): Promise<Person> {
  const person = await directory.find(username);
  if (!person) throw new Refusal('user.missing');
  if (person.sub === caller) throw new Refusal('user.self');
  return person;
}

function entry(
  clock: Clock,
  action: AuditAction,
  actor: string,
  { sub }: Person,
  groups: readonly UserGroup[],
): AuditEntry {
  const now = clock();
  const id = ulid(now);
  const entity = { type: 'USER', id: sub } as const;
  return { entity, action, actor, changes: { groups }, requestId: id, at: now.toISOString(), id };
}

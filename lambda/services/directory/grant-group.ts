import type { UserGroup } from '#domain/generated/types';
import type { Clock } from '#lambda/runtime/clock';
import { userEvent } from '#lambda/services/directory/user-event';
import type { DirectoryUser, UserDirectory } from '#lambda/services/directory/user-directory';
import { Refusal } from '#lambda/runtime/refusal';
import type { RightsStore } from '#lambda/stores/users/rights-store';

interface Needs {
  readonly directory: Pick<UserDirectory, 'groupsOf' | 'join' | 'leave'>;
  readonly rights: Pick<RightsStore, 'granted'>;
  readonly clock: Clock;
}

/**
 * Adds a user to a group and writes the access rows and the event. If the write fails, the user is removed
 * from the group again. `caller` is the admin; it is absent for an operator of the account. Idempotent.
 */
export const grantGroup =
  ({ directory, rights, clock }: Needs) =>
  async ({ sub }: DirectoryUser, group: UserGroup, caller?: string): Promise<void> => {
    const member = (await directory.groupsOf(sub)).includes(group);
    if (!(await directory.join(sub, group))) throw new Refusal('user.missing');
    const actor = caller ?? 'system';
    const audit = member
      ? undefined
      : userEvent(clock(), { action: 'GROUP_JOINED', actor, sub, groups: [group] });
    try {
      await rights.granted({ sub, group, caller, audit });
    } catch (error) {
      if (!member) await directory.leave(sub, group);
      throw error;
    }
  };

import { limits } from '#domain/limits';
import type { Clock } from '#lambda/runtime/clock';
import type { UserDirectory } from '#lambda/services/directory/user-directory';
import { userEvent } from '#lambda/services/directory/user-event';
import type { AcceptedUsersStore } from '#lambda/stores/users/accepted-users-store';
import type { RightsStore } from '#lambda/stores/users/rights-store';
import { everyAccess } from '#lambda/stores/users/withdrawn-row';

interface Needs {
  readonly directory: Pick<UserDirectory, 'find' | 'list'>;
  readonly users: AcceptedUsersStore;
  readonly rights: Pick<RightsStore, 'isWithdrawn' | 'withdraw'>;
  readonly clock: Clock;
}

/** The terms are accepted just before the account is created. */
const newForMs = 24 * 60 * 60 * 1000;

/**
 * Finds users who deleted their account with the Cognito API and withdraws all of their access, as
 * `deleteMyAccount` does. The stream functions do the rest. After a failure, the next daily run finds the
 * user again.
 */
export const endDeletedAccounts =
  ({ directory, users, rights, clock }: Needs) =>
  async (): Promise<{ readonly deleted: number }> => {
    const known = await users.acceptedBefore(new Date(clock().getTime() - newForMs).toISOString());
    const present = await everyUser(directory);
    let deleted = 0;
    for (const sub of known) {
      // The list can omit a user who changed while it was read.
      if (present.has(sub) || (await directory.find(sub))) continue;
      if (await rights.isWithdrawn(sub, 'ACCOUNT')) continue;
      const audit = userEvent(clock(), { action: 'USER_DELETED', actor: 'system', sub, groups: [] });
      await rights.withdraw({ sub, groups: everyAccess, caller: undefined, audit });
      deleted += 1;
    }
    return { deleted };
  };

async function everyUser(directory: Needs['directory']): Promise<ReadonlySet<string>> {
  const subs = new Set<string>();
  let nextToken: string | null = null;
  do {
    const page = await directory.list({
      limit: limits.userPage.largest,
      ...(nextToken === null ? {} : { nextToken }),
    });
    for (const { sub } of page.users) subs.add(sub);
    nextToken = page.nextToken;
  } while (nextToken !== null);
  return subs;
}

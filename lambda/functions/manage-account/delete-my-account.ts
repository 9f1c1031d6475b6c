import type { Caller } from '#lambda/runtime/caller';
import { userEvent } from '#lambda/services/directory/user-event';
import type { Needs } from '#lambda/functions/manage-account/needs';
import { everyAccess } from '#lambda/stores/users/withdrawn-row';

interface Confirmation {
  /** As the caller typed it. */
  readonly email: string;
  readonly idToken?: string | null | undefined;
}

/**
 * Deletes the caller's account. A transaction first withdraws all access; it refuses to delete the last
 * admin. The stream functions then remove or close everything that belongs to the user, with retries. Can be
 * repeated until the user no longer exists in Cognito. The ID token names the folder of the user's files.
 * Returns false and does nothing if `email` is not the caller's address.
 */
export const deleteMyAccount =
  ({ directory, identities, rights, clock }: Needs) =>
  async ({ sub }: Caller, { email, idToken }: Confirmation): Promise<boolean> => {
    const user = await directory.find(sub);
    if (!user) return true;
    if (email.trim().toLowerCase() !== user.email.toLowerCase()) return false;
    const identityId = idToken ? await identities.idOf(sub, idToken) : undefined;
    const groups = await directory.groupsOf(sub);
    const audit = userEvent(clock(), { action: 'USER_DELETED', actor: sub, sub, groups });
    await rights.withdraw({ sub, groups: everyAccess, caller: undefined, audit, identityId });
    await directory.signOutEverywhere(sub);
    await directory.remove(sub);
    return true;
  };

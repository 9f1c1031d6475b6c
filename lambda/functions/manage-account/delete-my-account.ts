import type { Caller } from '#lambda/caller';
import { userEvent } from '#lambda/directory/user-event';
import type { Needs } from '#lambda/functions/manage-account/needs';
import { everyAccess } from '#lambda/stores/people/withdrawn-row';

interface Confirmation {
  /** As the caller typed it. */
  readonly email: string;
  readonly idToken?: string | null | undefined;
}

/**
 * Deletes the caller's account. All access is withdrawn first, in a transaction that also refuses to delete the last
 * admin; what the person owned and what is kept about them follows from that row by the stream, with retries. May be
 * repeated until the user is gone. The ID token tells whose files are removed. False when `email` is not the caller's address: then nothing happens.
 */
export const deleteMyAccount =
  ({ directory, identities, rights, clock }: Needs) =>
  async ({ sub }: Caller, { email, idToken }: Confirmation): Promise<boolean> => {
    const person = await directory.find(sub);
    if (!person) return true;
    if (email.trim().toLowerCase() !== person.email.toLowerCase()) return false;
    const identityId = idToken ? await identities.idOf(sub, idToken) : undefined;
    const groups = await directory.groupsOf(sub);
    const audit = userEvent(clock(), { action: 'USER_DELETED', actor: sub, sub, groups });
    await rights.withdraw({ sub, groups: everyAccess, caller: undefined, audit, identityId });
    await directory.signOutEverywhere(sub);
    await directory.remove(sub);
    return true;
  };

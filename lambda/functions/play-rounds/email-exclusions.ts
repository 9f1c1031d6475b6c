import type { UserDirectory } from '#lambda/services/directory/user-directory';
import type { EmailHashes } from '#lambda/runtime/email-hash';
import type { EmailExclusionStore } from '#lambda/stores/users/email-exclusion-store';

/** The part of a self-exclusion that remains when the user deletes the account. */
export interface EmailExclusions {
  /**
   * The hash of the user's e-mail address if its stored exclusion from the brand, or from all brands without one, ends
   * before `until` (ISO 8601); otherwise undefined.
   */
  toLengthen(sub: string, until: string, brandId: string | undefined): Promise<string | undefined>;
}

interface Needs {
  readonly directory: Pick<UserDirectory, 'find'>;
  readonly hashes: EmailHashes;
  readonly exclusions: Pick<EmailExclusionStore, 'until'>;
}

export const emailExclusions = ({ directory, hashes, exclusions }: Needs): EmailExclusions => ({
  toLengthen: async (sub, until, brandId) => {
    const user = await directory.find(sub);
    if (!user) return undefined;
    const [hash] = await hashes(user.email);
    const known = await exclusions.until(hash, brandId);
    return known === undefined || known < until ? hash : undefined;
  },
});

import type { UserDirectory } from '#lambda/directory/user-directory';
import type { EmailHash } from '#lambda/email-hash';
import type { EmailExclusionStore } from '#lambda/stores/users/email-exclusion-store';

/** The part of a self-exclusion from all brands that remains when the user deletes the account. */
export interface EmailExclusions {
  /**
   * The hash of the user's e-mail address if its stored exclusion ends before `until` (ISO 8601); otherwise
   * undefined.
   */
  toLengthen(sub: string, until: string): Promise<string | undefined>;
}

interface Needs {
  readonly directory: Pick<UserDirectory, 'find'>;
  readonly hash: EmailHash;
  readonly exclusions: Pick<EmailExclusionStore, 'until'>;
}

export const emailExclusions = ({ directory, hash, exclusions }: Needs): EmailExclusions => ({
  toLengthen: async (sub, until) => {
    const user = await directory.find(sub);
    if (!user) return undefined;
    const hashed = await hash(user.email);
    const known = await exclusions.until(hashed);
    return known === undefined || known < until ? hashed : undefined;
  },
});

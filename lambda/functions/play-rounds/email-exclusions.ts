import type { UserDirectory } from '#lambda/directory/user-directory';
import type { EmailHash } from '#lambda/email-hash';
import type { EmailExclusionStore } from '#lambda/stores/people/email-exclusion-store';

/** What outlasts the account of a person who excludes themselves from every brand. */
export interface EmailExclusions {
  /** The hash of the person's address, when its exclusion has to last longer than it does; ISO 8601. */
  toLengthen(sub: string, until: string): Promise<string | undefined>;
}

interface Needs {
  readonly directory: Pick<UserDirectory, 'find'>;
  readonly hash: EmailHash;
  readonly exclusions: Pick<EmailExclusionStore, 'until'>;
}

export const emailExclusions = ({ directory, hash, exclusions }: Needs): EmailExclusions => ({
  toLengthen: async (sub, until) => {
    const person = await directory.find(sub);
    if (!person) return undefined;
    const hashed = await hash(person.email);
    const known = await exclusions.until(hashed);
    return known === undefined || known < until ? hashed : undefined;
  },
});

import type { Clock } from '#lambda/runtime/clock';
import type { EmailHashes } from '#lambda/runtime/email-hash';
import type { EmailExclusionStore } from '#lambda/stores/users/email-exclusion-store';

/** A new user, as Cognito describes them before it creates the account. */
interface NewUser {
  readonly userName: string;
  readonly request: { readonly userAttributes?: Readonly<Record<string, string>> };
}

interface Needs {
  readonly hashes: EmailHashes;
  readonly exclusions: Pick<EmailExclusionStore, 'of' | 'carryTo'>;
  readonly clock: Clock;
}

/**
 * Carries over self-exclusions from all brands and from single brands: a user who deleted the account and signs up again
 * with the same e-mail address, or with another tag in it, is excluded for the remaining time.
 */
export const carryExclusion =
  ({ hashes, exclusions, clock }: Needs) =>
  async ({ userName, request }: NewUser): Promise<void> => {
    const email = request.userAttributes?.email;
    if (email === undefined) return;
    const found = (await Promise.all((await hashes(email)).map((hash) => exclusions.of(hash)))).flat();
    const now = clock().toISOString();
    // The longest of a brand is written last.
    const lasting = found
      .filter(({ until }) => until > now)
      .sort((one, other) => (one.until < other.until ? -1 : 1));
    for (const exclusion of lasting) await exclusions.carryTo(userName, exclusion);
  };

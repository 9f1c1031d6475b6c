import type { Clock } from '#lambda/clock';
import type { EmailHash } from '#lambda/email-hash';
import type { EmailExclusionStore } from '#lambda/stores/users/email-exclusion-store';

/** A new user, as Cognito describes them before it creates the account. */
interface NewUser {
  readonly userName: string;
  readonly request: { readonly userAttributes?: Readonly<Record<string, string>> };
}

interface Needs {
  readonly hash: EmailHash;
  readonly exclusions: EmailExclusionStore;
  readonly clock: Clock;
}

/**
 * Carries over a self-exclusion from all brands: a user who deleted the account and signs up again with the
 * same e-mail address is excluded for the remaining time.
 */
export const carryExclusion =
  ({ hash, exclusions, clock }: Needs) =>
  async ({ userName, request }: NewUser): Promise<void> => {
    const email = request.userAttributes?.email;
    if (email === undefined) return;
    const until = await exclusions.until(await hash(email));
    if (until !== undefined && until > clock().toISOString()) await exclusions.carryTo(userName, until);
  };

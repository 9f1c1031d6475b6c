import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { Clock } from '#lambda/clock';
import type { AcceptanceStore } from '#lambda/stores/acceptance-store';

/** What Cognito asks before it creates a user, as far as this depends on it. */
interface SignUp {
  readonly triggerSource: string;
  /** In a pool whose usernames are e-mail addresses, the new user's `sub`. */
  readonly userName: string;
  readonly request: { readonly clientMetadata?: Readonly<Record<string, string>> };
}

interface Needs {
  readonly acceptances: AcceptanceStore;
  readonly clock: Clock;
}

/**
 * Nobody signs up without agreeing to the texts in force. What this throws, Cognito shows the client:
 * `PreSignUp failed with error …`. Users that an administrator creates are asked when they first sign in.
 */
export const recordAcceptance =
  ({ acceptances, clock }: Needs) =>
  async ({ triggerSource, userName, request }: SignUp): Promise<void> => {
    if (triggerSource === 'PreSignUp_AdminCreateUser') return;
    const { termsVersion: terms, policyVersion: policy } = request.clientMetadata ?? {};
    if (terms !== termsVersion || policy !== policyVersion)
      throw new Error(`terms.not-accepted: terms ${termsVersion}, policy ${policyVersion}`);
    await acceptances.record({
      sub: userName,
      termsVersion,
      policyVersion,
      acceptedAt: clock().toISOString(),
    });
  };

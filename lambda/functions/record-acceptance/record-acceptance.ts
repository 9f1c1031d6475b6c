import type { Logger } from '@aws-lambda-powertools/logger';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { countOne, type MetricNeeds } from '#lambda/metric-line';
import type { AcceptanceStore } from '#lambda/stores/people/acceptance-store';

/** What Cognito asks before it creates a user, as far as this depends on it. */
interface SignUp {
  readonly triggerSource: string;
  /** In a pool whose usernames are e-mail addresses, the new user's `sub`. */
  readonly userName: string;
  readonly request: { readonly clientMetadata?: Readonly<Record<string, string>> };
}

interface Needs extends MetricNeeds {
  readonly acceptances: AcceptanceStore;
  readonly logger: Pick<Logger, 'info'>;
}

/**
 * Records the versions that a person accepts as they sign up. Other versions than those in force are refused: Cognito
 * shows the client `PreSignUp failed with error …`. A sign-up without versions is let through; those people, and users
 * whom an administrator creates, are asked when they first sign in. A trigger can only refuse by failing, so refusals
 * are counted apart from the errors that an alarm is about.
 */
export const recordAcceptance =
  ({ acceptances, logger, ...needs }: Needs) =>
  async ({ triggerSource, userName, request }: SignUp): Promise<void> => {
    if (triggerSource === 'PreSignUp_AdminCreateUser') return;
    const { termsVersion: terms, policyVersion: policy } = request.clientMetadata ?? {};
    if (terms === undefined && policy === undefined) return;
    if (terms !== termsVersion || policy !== policyVersion) {
      logger.info('A sign-up without the terms in force was refused', countOne(needs, 'refusedSignUps'));
      throw new Error(`terms.not-accepted: terms ${termsVersion}, policy ${policyVersion}`);
    }
    await acceptances.record({
      sub: userName,
      termsVersion,
      policyVersion,
      acceptedAt: needs.clock().toISOString(),
    });
  };

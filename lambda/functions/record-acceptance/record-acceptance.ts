import type { Logger } from '@aws-lambda-powertools/logger';
import { is } from 'valibot';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { requiredEmail } from '#domain/text/text-rules';
import { countOne, type MetricNeeds } from '#lambda/runtime/metric-line';
import type { AcceptanceStore } from '#lambda/stores/users/acceptance-store';

/** The part of Cognito's pre sign-up event that this function uses. */
interface SignUp {
  readonly triggerSource: string;
  /** The `sub` of the new user, because usernames of the pool are e-mail addresses. */
  readonly userName: string;
  readonly request: {
    readonly userAttributes?: Readonly<Record<string, string>>;
    readonly clientMetadata?: Readonly<Record<string, string>>;
  };
}

interface Needs extends MetricNeeds {
  readonly acceptances: AcceptanceStore;
  readonly logger: Pick<Logger, 'info'>;
}

/**
 * Records which versions of the terms a user accepts at sign-up. Refuses versions that are not in force, and e-mail
 * addresses that are not in ASCII (docs/decisions/0280): Cognito shows the client `PreSignUp failed with error …`.
 * Allows a sign-up without versions; those users, and users whom an administrator creates, are asked at their first
 * sign-in. A trigger can only refuse by throwing an error, so refusals are counted separately from the errors that raise
 * an alarm.
 */
export const recordAcceptance =
  ({ acceptances, logger, ...needs }: Needs) =>
  async ({ triggerSource, userName, request }: SignUp): Promise<void> => {
    const { email } = request.userAttributes ?? {};
    if (email !== undefined && !is(requiredEmail, email)) {
      logger.info('A sign-up with an invalid e-mail address was refused', countOne(needs, 'refusedSignUps'));
      throw new Error('email.invalid: write the address in ASCII, and the domain in its xn-- form');
    }
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

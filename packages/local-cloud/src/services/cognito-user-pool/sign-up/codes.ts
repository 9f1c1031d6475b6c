import { randomInt } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { Inbox } from '#local/services/needs';
import type { CodeDelivery } from './code-delivery';
import { deliveryTo } from './code-delivery';
import type { UserPool } from '../pools/pool';
import type { CodePurpose, SentCode, User } from '../users/user';

const hourMs = 3_600_000;
const lifetimeMs: Record<CodePurpose, number> = {
  'confirm-sign-up': 24 * hourMs,
  'reset-password': hourMs,
  'verify-email': 24 * hourMs,
};
/** AWS allows 5 to 20 attempts an hour, depending on the risk. The local cloud allows 20. */
const attemptsPerHour = 20;

/** Codes of six digits that verify an e-mail address. */
export interface Codes {
  /** Sends a new code, which replaces the previous one. Throws LimitExceededException. */
  send(pool: UserPool, user: User, purpose: CodePurpose, to: string): CodeDelivery;
  /**
   * Returns the address that the code verifies. Throws CodeMismatchException, ExpiredCodeException or
   * LimitExceededException.
   */
  redeem(pool: UserPool, user: User, purpose: CodePurpose, code: string): { user: User; email: string };
}

export const codeMismatch = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export function createCodes({ clock, inbox }: { clock: Clock; inbox: Inbox }): Codes {
  const withinHour = (times: readonly string[] = []) => {
    const since = clock.now().getTime() - hourMs;
    const recent = times.filter((time) => Date.parse(time) > since);
    if (recent.length < attemptsPerHour) return recent;
    throw new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  };
  const keep = (pool: UserPool, user: User, purpose: CodePurpose, sent: SentCode | undefined) => {
    const { [purpose]: _, ...others } = user.codes;
    const changed: User = { ...user, codes: sent ? { ...others, [purpose]: sent } : others };
    pool.users.put(changed);
    return changed;
  };
  return {
    send(pool, user, purpose, to) {
      const now = clock.now();
      const before = user.codes[purpose];
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      keep(pool, user, purpose, {
        code,
        to,
        expiresAt: new Date(now.getTime() + lifetimeMs[purpose]).toISOString(),
        sentAt: [...withinHour(before?.sentAt), now.toISOString()],
        missedAt: before?.missedAt ?? [],
      });
      inbox.deliver({ to, code, ...mailOf(pool, code) });
      return deliveryTo(to);
    },
    redeem(pool, user, purpose, code) {
      const sent = user.codes[purpose];
      if (!sent) throw expiredCode();
      const missedAt = withinHour(sent.missedAt);
      const now = clock.now();
      if (Date.parse(sent.expiresAt) <= now.getTime()) throw expiredCode();
      if (sent.code === code) return { user: keep(pool, user, purpose, undefined), email: sent.to };
      keep(pool, user, purpose, { ...sent, missedAt: [...missedAt, now.toISOString()] });
      throw codeMismatch();
    },
  };
}

const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');

function mailOf({ properties: { VerificationMessageTemplate: template } }: UserPool, code: string) {
  return {
    subject: fillIn(template.EmailSubject ?? 'Your verification code', code),
    text: fillIn(template.EmailMessage ?? 'Your confirmation code is {####}', code),
  };
}

const fillIn = (template: string, code: string) => template.replaceAll('{####}', code);

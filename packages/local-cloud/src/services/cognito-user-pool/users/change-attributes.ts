import { AwsError } from '#local/platform/aws-error';
import type { CodeDelivery } from '../sign-up/code-delivery';
import type { UserPool } from '../pools/pool';
import type { UserPoolServices } from '../services';
import type { User } from './user';

/**
 * Changes attributes. A new e-mail address must be verified. If the pool requires that before the update, the old
 * address stays until then; otherwise the new one is set immediately, unverified. Throws AliasExistsException.
 */
export function changeAttributes(
  { clock, codes }: Pick<UserPoolServices, 'clock' | 'codes'>,
  pool: UserPool,
  user: User,
  wanted: Readonly<Record<string, string>>,
): CodeDelivery[] {
  const { email, ...others } = wanted;
  const { UserAttributeUpdateSettings: update, AutoVerifiedAttributes } = pool.properties;
  const isNew = email !== undefined && email !== user.attributes.email;
  const proven = wanted.email_verified === 'true';
  const waits =
    isNew && !proven && (update?.AttributesRequireVerificationBeforeUpdate.includes('email') ?? false);
  const now: Record<string, string> = isNew && !waits ? { email, email_verified: String(proven) } : {};
  if (isNew && !waits) requireFreeAlias(pool, user, email);
  const changed: User = {
    ...user,
    attributes: { ...user.attributes, ...others, ...now },
    pendingEmail: isNew ? (waits ? email : undefined) : user.pendingEmail,
    modifiedAt: clock.now().toISOString(),
  };
  pool.users.put(changed);
  const sends = isNew && !proven && (waits || AutoVerifiedAttributes.includes('email'));
  return sends ? [codes.send(pool, changed, 'verify-email', email)] : [];
}

export function requireFreeAlias(pool: UserPool, user: User, email: string): void {
  const holder = pool.users.findByEmail(email);
  if (!holder || holder.username === user.username) return;
  throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
}

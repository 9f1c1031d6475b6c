import { AwsError } from '#local/platform/aws-error';
import type { UserPool, UserPoolClient } from '../pools/pool';
import type { UserPoolServices } from '../services';
import type { AuthenticationResult } from '../tokens/tokens';

/**
 * Returns new tokens for a refresh token. Groups and attributes are read again, so that changes take effect in a
 * running session.
 */
export async function renewTokens(
  { clock, tokens }: Pick<UserPoolServices, 'clock' | 'tokens'>,
  client: UserPoolClient,
  pool: UserPool,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const now = clock.now().getTime();
  const grant = pool.grants.redeem(refreshToken, now);
  const user = pool.users.find(grant.username);
  if (grant.clientId !== client.id || !user)
    throw new AwsError('NotAuthorizedException', 'Invalid Refresh Token');
  if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
  const rotation = client.properties.RefreshTokenRotation;
  const rotated =
    rotation?.Feature === 'ENABLED'
      ? { RefreshToken: pool.grants.rotate(grant, now, rotation.RetryGracePeriodSeconds * 1000) }
      : {};
  return { ...(await tokens.renew(pool, client, user, grant)), ...rotated };
}

import { decodeJwt } from 'jose';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { TokenClaims } from '#local/services/needs';
import type { UserPool, UserPoolClient } from '../pools/pool';
import type { Pools } from '../pools/pools';
import { verifyToken } from '../tokens/verify-token';

export interface Caller {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  /**
   * The user at the time when the token was checked. Changes read the user again, because it may have changed
   * since.
   */
  readonly username: string;
}

/**
 * Finds the caller of Cognito's own operations by their access token. Unlike elsewhere, revoked tokens are rejected.
 */
export interface Callers {
  byAccessToken(token: string): Promise<Caller>;
}

export function createCallers({ pools, clock }: { pools: Pools; clock: Clock }): Callers {
  const verify = verifyToken({ clock });
  return {
    async byAccessToken(token) {
      const { pool, client } = issuedBy(pools, token);
      const claims = await verify(pool, token).catch((error: unknown) => {
        if (!(error instanceof AwsError)) throw error;
        const expired = error.message === 'Token has expired.';
        throw new AwsError(
          'NotAuthorizedException',
          expired ? 'Access Token has expired' : 'Invalid Access Token',
        );
      });
      if (claims.token_use !== 'access') throw new AwsError('NotAuthorizedException', 'Invalid Access Token');
      requireLive(pool, claims);
      return { pool, client, username: claims.sub };
    },
  };
}

/** Throws if the user or the sign-in of a token has ended. */
export function requireLive(pool: UserPool, claims: TokenClaims): void {
  const user = pool.users.find(claims.sub);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  if (!user.enabled) throw new AwsError('NotAuthorizedException', 'User is disabled.');
  if (pool.grants.find(String(claims.origin_jti))) return;
  throw new AwsError('NotAuthorizedException', 'Access Token has been revoked');
}

function issuedBy(pools: Pools, token: string) {
  const clientId = clientNamedBy(token);
  if (clientId === undefined) throw new AwsError('NotAuthorizedException', 'Invalid Access Token');
  try {
    return pools.byClient(clientId);
  } catch {
    throw new AwsError('NotAuthorizedException', 'Invalid Access Token');
  }
}

function clientNamedBy(token: string): string | undefined {
  try {
    const { client_id: clientId } = decodeJwt(token);
    return typeof clientId === 'string' ? clientId : undefined;
  } catch {
    return undefined;
  }
}

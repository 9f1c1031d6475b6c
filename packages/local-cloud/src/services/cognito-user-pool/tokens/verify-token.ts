import { errors, jwtVerify } from 'jose';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { TokenClaims } from '#local/services/needs';
import type { UserPool } from '../pools/pool';
import { issuerOf } from './tokens';

/**
 * Verifies signature, issuer and expiry of either kind of token, as anyone can with the pool's public key. Throws
 * NotAuthorizedException. As in AWS, the token of a user who has signed out is still valid.
 */
export function verifyToken({ clock }: { clock: Clock }) {
  const verified = new WeakMap<UserPool, Map<string, TokenClaims>>();
  return async (pool: UserPool, token: string): Promise<TokenClaims> => {
    const known = verified.get(pool) ?? new Map<string, TokenClaims>();
    verified.set(pool, known);
    const remembered = known.get(token);
    const claims = remembered ?? (await checked(pool, token, clock));
    if (remembered === undefined) remember(known, token, claims);
    if (claims.exp * 1000 > clock.now().getTime()) return claims;
    throw new AwsError('NotAuthorizedException', 'Token has expired.');
  };
}

/** Caches verified tokens, because a browser sends the same token with every request. */
const mostRemembered = 500;

function remember(known: Map<string, TokenClaims>, token: string, claims: TokenClaims): void {
  const [oldest] = known.keys();
  if (known.size >= mostRemembered && oldest !== undefined) known.delete(oldest);
  known.set(token, claims);
}

async function checked(pool: UserPool, token: string, clock: Clock): Promise<TokenClaims> {
  try {
    const { payload } = await jwtVerify<TokenClaims>(token, pool.key.publicKey, {
      issuer: issuerOf(pool),
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'exp', 'token_use'],
      currentDate: clock.now(),
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw new AwsError('NotAuthorizedException', 'Token has expired.');
    if (error instanceof errors.JOSEError)
      throw new AwsError('NotAuthorizedException', 'Unable to verify token.');
    throw error;
  }
}

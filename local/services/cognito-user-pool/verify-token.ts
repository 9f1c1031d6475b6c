import { errors, jwtVerify } from 'jose';
import { AwsError } from '#local/platform/aws-error';
import type { Clock } from '#local/platform/clock';
import type { TokenClaims } from '#local/services/needs';
import type { UserPool } from './pool';
import { issuerOf } from './tokens';

/**
 * What anybody with the pool's public key can know: signature, issuer and expiry, of either token kind.
 * Throws NotAuthorizedException. A token of a person who signed out since still passes, as it does on AWS.
 */
export const verifyToken =
  ({ clock }: { clock: Clock }) =>
  async (pool: UserPool, token: string): Promise<TokenClaims> => {
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
  };

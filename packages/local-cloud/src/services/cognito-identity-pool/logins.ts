import { AwsError } from '#local/platform/aws-error';
import type { TokenClaims } from '#local/services/needs';
import type { UserPoolService } from '#local/services/cognito-user-pool/user-pool-service';
import type { IdentityPool } from './identity-pool';

/** A user that a user pool has authenticated. */
export interface Login {
  /** `cognito-idp.<region>.amazonaws.com/<pool>`. */
  readonly provider: string;
  readonly clientId: string;
  readonly claims: TokenClaims;
}

export type TokenChecks = Pick<UserPoolService, 'verifyToken' | 'verifyLiveToken'>;

/** Verifies the ID token in a request's `Logins`. Returns undefined for a guest. Throws NotAuthorizedException. */
export async function loginOf(
  userPools: TokenChecks,
  pool: IdentityPool,
  logins: Readonly<Record<string, string>>,
): Promise<Login | undefined> {
  const [first, ...others] = Object.entries(logins);
  if (!first) return undefined;
  if (others.length > 0) throw new AwsError('InvalidParameterException', 'Please provide one login only.');
  const [provider, token] = first;
  const known = pool.properties.CognitoIdentityProviders.filter(
    ({ ProviderName }) => ProviderName === provider,
  );
  if (known.length === 0) throw refused('Token is not from a supported provider of this identity pool.');

  const userPoolId = provider.slice(provider.indexOf('/') + 1);
  const claims = await checked(() => userPools.verifyToken(userPoolId, token));
  if (claims.token_use !== 'id') throw refused('Invalid login token. Not an ID token.');
  const trusted = known.find(({ ClientId }) => ClientId === claims.aud);
  if (!trusted) throw refused('Token is not from a supported provider of this identity pool.');
  if (trusted.ServerSideTokenCheck) await checked(() => userPools.verifyLiveToken(userPoolId, token));
  return { provider, clientId: trusted.ClientId, claims };
}

async function checked(verify: () => Promise<TokenClaims>): Promise<TokenClaims> {
  try {
    return await verify();
  } catch (error) {
    if (!(error instanceof AwsError)) throw error;
    throw refused(`Invalid login token. ${error.message}`);
  }
}

const refused = (reason: string) => new AwsError('NotAuthorizedException', reason);

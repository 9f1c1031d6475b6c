import { object, optional, record, string } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { operation } from '#local/services/cognito-user-pool/protocol/operation';
import { chooseRole } from '../choose-role';
import type { Identity } from '../identities';
import type { IdentityPool } from '../identity-pool';
import { loginOf } from '../logins';
import { requireGuestsAllowed, requireIdentity, requirePool } from '../require-pool';
import type { IdentityPoolServices } from '../services';
import { startSession } from '../session';

const input = object({
  IdentityId: string(),
  Logins: optional(record(string(), string()), {}),
  CustomRoleArn: optional(string()),
});

const lifetimeMs = 3_600_000;

export const getCredentialsForIdentity = operation(
  input,
  (needs: IdentityPoolServices) => async (request) => {
    const named = requireIdentity(needs.identities, request.IdentityId);
    const pool = requirePool(needs.pools, named.poolId);
    const login = await loginOf(needs.userPools, pool, request.Logins);
    if (!login) requireOwnGuest(pool, named);
    const identity = login ? needs.identities.of(pool.id, login, named) : named;

    const role = chooseRole(pool, login, request.CustomRoleArn);
    const principal = startSession(needs, { pool, identity, login, role });
    const expiresAt = new Date(needs.clock.now().getTime() + lifetimeMs);
    const issued = needs.credentials.issue(principal, expiresAt);
    return {
      IdentityId: identity.id,
      Credentials: {
        AccessKeyId: issued.accessKeyId,
        SecretKey: issued.secretAccessKey,
        SessionToken: issued.sessionToken,
        Expiration: expiresAt.getTime() / 1000,
      },
    };
  },
);

/** The id of a user's identity alone is not sufficient to sign in. */
function requireOwnGuest(pool: IdentityPool, identity: Identity): void {
  requireGuestsAllowed(pool);
  if (identity.login === null) return;
  throw new AwsError('NotAuthorizedException', `Access to Identity '${identity.id}' is forbidden.`);
}

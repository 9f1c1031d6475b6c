import type { Principal, Iam, PolicyDocument, PolicyStatement } from '#local/platform/principal';
import { invalidConfiguration } from './choose-role';
import { guestSessionPolicy } from './guest-session-policy';
import type { Identity } from './identities';
import type { IdentityPool } from './identity-pool';
import type { Login } from './logins';
import type { IdentityPoolServices } from './services';

interface Session {
  readonly pool: IdentityPool;
  readonly identity: Identity;
  readonly login: Login | undefined;
  readonly role: string;
}

/** Starts a role session for an identity. The role's trust policy must allow this pool and this type of identity. */
export function startSession(
  { iam, trust }: Pick<IdentityPoolServices, 'iam' | 'trust'>,
  { pool, identity, login, role }: Session,
): Principal {
  const signIn = login && `${login.provider}:CognitoSignIn:${login.claims.sub}`;
  const context = {
    'cognito-identity.amazonaws.com:aud': pool.id,
    'cognito-identity.amazonaws.com:sub': identity.id,
    'cognito-identity.amazonaws.com:amr':
      login && signIn ? ['authenticated', login.provider, signIn] : ['unauthenticated'],
  };
  if (!isTrusted(iam, trust(role), context)) throw invalidConfiguration();
  return iam.roleSession(role, 'CognitoIdentityCredentials', {
    context,
    cognitoIdentity: {
      identityPoolId: pool.id,
      identityId: identity.id,
      authenticated: login !== undefined,
      ...(login && signIn ? { provider: `${login.provider},${signIn}` } : {}),
    },
    ...(login ? {} : { sessionPolicies: [guestSessionPolicy] }),
  });
}

const cognito = 'cognito-identity.amazonaws.com';
const action = 'sts:AssumeRoleWithWebIdentity';

/** Whether a role's trust policy allows Cognito to assume it with this context (`aud`, `amr`, `sub`). */
function isTrusted(iam: Iam, trust: PolicyDocument, context: Principal['context']): boolean {
  const statements = [trust.Statement].flat().filter(namesCognito).map(asIdentityStatement);
  const federated: Principal = { arn: cognito, gates: [[{ Statement: statements }]], context };
  return iam.decide(federated, { action, resource: '*' }).allowed;
}

function namesCognito({ Principal: principal }: PolicyStatement): boolean {
  if (typeof principal !== 'object' || principal === null || !('Federated' in principal)) return false;
  return [principal.Federated].flat().includes(cognito);
}

/** Adds a Resource, which trust statements do not have because they apply to their own role. */
function asIdentityStatement({ Principal: _, ...statement }: PolicyStatement): PolicyStatement {
  return { ...statement, Resource: '*' };
}

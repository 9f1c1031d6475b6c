import { randomUUID } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '#local/platform/clock';
import type { Grant } from './grants';
import { groupClaims } from './group-claims';
import { providerName, type UserPool, type UserPoolClient } from '../pools/pool';
import type { User } from '../users/user';
import type { UserPoolClientProperties } from '../kinds/user-pool-client-properties';

export interface AuthenticationResult {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

export interface Tokens {
  /** Creates the tokens of a new sign-in. */
  signIn(pool: UserPool, client: UserPoolClient, user: User): Promise<AuthenticationResult>;
  /** Creates access and ID tokens of a valid sign-in, with the current groups and attributes. */
  renew(pool: UserPool, client: UserPoolClient, user: User, grant: Grant): Promise<AuthenticationResult>;
}

export function createTokens({ clock }: { clock: Clock }): Tokens {
  return {
    async signIn(pool, client, user) {
      const now = clock.now().getTime();
      const expiresAt = now + tokenLifetimes(client.properties).refreshSeconds * 1000;
      const opened = pool.grants.open({ username: user.username, clientId: client.id, now, expiresAt });
      const result = await mint(pool, client, user, opened.grant, now);
      return { ...result, RefreshToken: opened.refreshToken };
    },
    renew: (pool, client, user, grant) => mint(pool, client, user, grant, clock.now().getTime()),
  };
}

async function mint(pool: UserPool, client: UserPoolClient, user: User, grant: Grant, now: number) {
  const { accessSeconds, idSeconds } = tokenLifetimes(client.properties);
  const { groups, roles, preferredRole } = groupClaims(pool, user);
  const iat = Math.floor(now / 1000);
  const both = {
    sub: user.username,
    ...groups,
    iss: issuerOf(pool),
    origin_jti: grant.id,
    event_id: randomUUID(),
    auth_time: Math.floor(grant.signedInAt / 1000),
    iat,
  };
  const access = {
    ...both,
    client_id: client.id,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    exp: iat + accessSeconds,
    jti: randomUUID(),
    username: user.username,
  };
  const id = {
    ...readableAttributes(client, user),
    ...both,
    ...roles,
    ...preferredRole,
    'cognito:username': user.username,
    aud: client.id,
    token_use: 'id',
    exp: iat + idSeconds,
    jti: randomUUID(),
  };
  return {
    AccessToken: await sign(pool, access),
    IdToken: await sign(pool, id),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer' as const,
  };
}

export const issuerOf = (pool: UserPool) => `https://${providerName(pool.id)}`;

const sign = (pool: UserPool, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ kid: pool.key.id, alg: 'RS256' }).sign(pool.key.privateKey);

function readableAttributes({ properties: { ReadAttributes } }: UserPoolClient, user: User) {
  const readable = Object.entries(user.attributes).filter(([name]) => ReadAttributes?.includes(name) ?? true);
  return Object.fromEntries(
    readable.map(([name, value]) => [name, name.endsWith('_verified') ? value === 'true' : value]),
  );
}

const secondsOf = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 } as const;

/** A client's token lifetimes in seconds, with Cognito's defaults: one hour, and 30 days for refresh. */
function tokenLifetimes(client: UserPoolClientProperties) {
  const { AccessToken = 'hours', IdToken = 'hours', RefreshToken = 'days' } = client.TokenValidityUnits;
  return {
    accessSeconds: client.AccessTokenValidity * secondsOf[AccessToken] || secondsOf.hours,
    idSeconds: client.IdTokenValidity * secondsOf[IdToken] || secondsOf.hours,
    refreshSeconds: client.RefreshTokenValidity * secondsOf[RefreshToken] || 30 * secondsOf.days,
  };
}

import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';
import type { Clock } from '#local/platform/clock';
import type { Grant } from './grants';
import { groupClaims } from './group-claims';
import { providerName } from '../pools/pool';
import type { UserPool, UserPoolClient } from '../pools/pool';
import { tokenLifetimes } from './token-lifetimes';
import type { User } from '../users/user';

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

import {
  AdminAddUserToGroupCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SignJWT, createLocalJWKSet, decodeJwt, generateKeyPair, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { startTestPool } from '#local/testing/user-pool';

let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => {
  world = await startTestPool();
  for (const [name, Precedence, RoleArn] of [
    ['LOW', 5, 'arn:aws:iam::000000000000:role/Low'],
    ['HIGH', 1, 'arn:aws:iam::000000000000:role/High'],
    ['TIE-A', 0, 'arn:aws:iam::000000000000:role/A'],
    ['TIE-B', 0, 'arn:aws:iam::000000000000:role/B'],
  ] as const) {
    const group = { UserPoolId: world.poolId, GroupName: name, Precedence, RoleArn };
    await world.create('AWS::Cognito::UserPoolGroup', group, name);
  }
});
afterAll(() => world.stop());

const refresh = (RefreshToken: string) =>
  world.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId: world.clientId, RefreshToken }));
const getUser = (AccessToken: string) => world.cognito.send(new GetUserCommand({ AccessToken }));

// «Understanding user pool JSON web tokens (JWTs)».
describe('claims', () => {
  test('are correct in an access token', async () => {
    const { AccessToken } = await world.signIn(await world.person('acc@example.com', 'LOW', 'HIGH'));
    const now = Math.floor(world.clock.now().getTime() / 1000);
    const claims = decodeJwt(AccessToken);
    expect(claims).toEqual({
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cognito:groups': ['HIGH', 'LOW'],
      iss: `https://cognito-idp.eu-west-1.amazonaws.com/${world.poolId}`,
      client_id: world.clientId,
      origin_jti: expect.any(String),
      event_id: expect.any(String),
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: now,
      iat: now,
      exp: now + 15 * 60,
      jti: expect.any(String),
      username: claims.sub,
    });
  });

  test('are correct in an ID token', async () => {
    const { IdToken } = await world.signIn(await world.person('idt@example.com', 'LOW', 'HIGH'));
    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({
      'cognito:username': claims.sub,
      'cognito:groups': ['HIGH', 'LOW'],
      'cognito:roles': ['arn:aws:iam::000000000000:role/High', 'arn:aws:iam::000000000000:role/Low'],
      'cognito:preferred_role': 'arn:aws:iam::000000000000:role/High',
      aud: world.clientId,
      token_use: 'id',
      email: 'idt@example.com',
      email_verified: true,
    });
  });

  // «Adding groups to a user pool»: with two groups of the same precedence and different roles, there is no preferred
  // role.
  test('prefer no role for two first groups with different roles', async () => {
    const { IdToken } = await world.signIn(await world.person('tie@example.com', 'TIE-A', 'TIE-B'));
    expect(decodeJwt(IdToken)).not.toHaveProperty('cognito:preferred_role');
  });

  test('contain no groups for a user without groups', async () => {
    const { AccessToken } = await world.signIn(await world.person('bare@example.com'));
    expect(decodeJwt(AccessToken)).not.toHaveProperty('cognito:groups');
  });
});

// «Verifying JSON web tokens».
describe('verification', () => {
  test('the published key verifies both tokens', async () => {
    const tokens = await world.signIn(await world.person('jwk@example.com'));
    const path = `/${world.poolId}/.well-known/jwks.json`;
    const url = new URL(path, world.origin);
    const answer = await world.service.wellKnown({
      method: 'GET',
      url,
      headers: {},
      body: Buffer.alloc(0),
      sourceIp: '',
    });
    const keys = createLocalJWKSet(JSON.parse(answer.body.toString()) as JSONWebKeySet);
    for (const token of [tokens.AccessToken, tokens.IdToken]) {
      const { protectedHeader } = await jwtVerify(token, keys, { currentDate: world.clock.now() });
      expect(protectedHeader.alg).toBe('RS256');
    }
    expect(answer.body.toString()).not.toContain('"d"');
  });

  test('rejects other keys, other issuers, unsigned and expired tokens', async () => {
    const { AccessToken } = await world.signIn(await world.person('bad@example.com'));
    const { privateKey } = await generateKeyPair('RS256');
    const claims = decodeJwt(AccessToken);
    const [, body = ''] = AccessToken.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
    for (const token of [forged, unsigned, 'nonsense', '']) {
      const verified = world.service.verifyToken(world.poolId, token);
      await expect(verified).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    }
    await expect(world.service.verifyToken('eu-west-1_Elsewhere', AccessToken)).rejects.toMatchObject({
      code: 'ResourceNotFoundException',
    });
    world.pass(15 * 60_000 + 1000);
    await expect(world.service.verifyToken(world.poolId, AccessToken)).rejects.toThrow('Token has expired.');
    await expect(getUser(AccessToken)).rejects.toThrow('Access Token has expired');
  });

  test('a restart keeps the key and the sign-ins', async () => {
    const tokens = await world.signIn(await world.person('stay@example.com'));
    const again = await startTestPool({ storage: world.storage });
    again.pass(world.clock.now().getTime() - again.clock.now().getTime());
    expect(again.poolId).toBe(world.poolId);
    expect(await again.service.verifyLiveToken(again.poolId, tokens.IdToken)).toMatchObject({
      email: 'stay@example.com',
    });
    await again.cognito.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: again.clientId, RefreshToken: tokens.RefreshToken }),
    );
    await again.stop();
  });
});

// «Refresh tokens» and «Ending user sessions with token revocation».
describe('refresh', () => {
  test('reads groups again and keeps the sign-in’s time and refresh token', async () => {
    const username = await world.person('ref@example.com');
    const first = await world.signIn(username);
    world.pass(60_000);
    await world.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId: world.poolId, Username: username, GroupName: 'LOW' }),
    );
    const { AuthenticationResult } = await refresh(first.RefreshToken);
    const before = decodeJwt(first.AccessToken);
    const after = decodeJwt(AuthenticationResult?.AccessToken ?? '');
    expect(after).toMatchObject({
      'cognito:groups': ['LOW'],
      auth_time: before.auth_time,
      origin_jti: before.origin_jti,
    });
    expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  });

  test('REFRESH_TOKEN_AUTH does the same', async () => {
    const { RefreshToken } = await world.signIn(await world.person('rta@example.com'));
    const { AuthenticationResult } = await world.cognito.send(
      new InitiateAuthCommand({
        ClientId: world.clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: RefreshToken },
      }),
    );
    expect(AuthenticationResult?.IdToken).toBeDefined();
  });

  test('ends after thirty days and rejects invalid tokens', async () => {
    const { RefreshToken } = await world.signIn(await world.person('end@example.com'));
    await expect(refresh(`${RefreshToken.slice(0, -4)}AAAA`)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
    world.pass(30 * 86_400_000);
    await expect(refresh(RefreshToken)).rejects.toThrow('Refresh Token has expired');
  });

  test('rotation replaces the token; using the old one after its grace period ends the sign-in', async () => {
    const ClientId = await world.create(
      'AWS::Cognito::UserPoolClient',
      {
        UserPoolId: world.poolId,
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      },
      'Rotating',
    );
    const USERNAME = await world.person('rot@example.com');
    const AuthParameters = { USERNAME, PASSWORD: 'Correct-Horse-9' };
    const started = await world.cognito.send(
      new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    );
    const rotate = async (RefreshToken = '') => {
      const { AuthenticationResult } = await world.cognito.send(
        new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }),
      );
      return AuthenticationResult?.RefreshToken;
    };
    const old = started.AuthenticationResult?.RefreshToken;
    const next = await rotate(old);
    expect(next).not.toBe(old);
    world.pass(10_001);
    await expect(rotate(old)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });
    await expect(rotate(next)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('a sign-in that has ended', () => {
  const who = (Username: string) => ({ UserPoolId: world.poolId, Username });
  const endings: [string, (username: string, token: string, refreshToken: string) => Promise<unknown>][] = [
    ['GlobalSignOut', (_, AccessToken) => world.cognito.send(new GlobalSignOutCommand({ AccessToken }))],
    ['AdminUserGlobalSignOut', (name) => world.cognito.send(new AdminUserGlobalSignOutCommand(who(name)))],
    ['AdminDisableUser', (name) => world.cognito.send(new AdminDisableUserCommand(who(name)))],
    ['AdminDeleteUser', (name) => world.cognito.send(new AdminDeleteUserCommand(who(name)))],
    [
      'RevokeToken',
      (_, __, Token) => world.cognito.send(new RevokeTokenCommand({ ClientId: world.clientId, Token })),
    ],
  ];
  test.each(endings)(
    'by %s: Cognito rejects its tokens, but the signature still verifies',
    async (name, end) => {
      const username = await world.person(`${name.toLowerCase()}@example.com`);
      const tokens = await world.signIn(username);
      await getUser(tokens.AccessToken);
      await end(username, tokens.AccessToken, tokens.RefreshToken);
      await expect(refresh(tokens.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
      await expect(getUser(tokens.AccessToken)).rejects.toThrow();
      await expect(world.service.verifyLiveToken(world.poolId, tokens.IdToken)).rejects.toThrow();
      expect(await world.service.verifyToken(world.poolId, tokens.AccessToken)).toMatchObject({
        token_use: 'access',
      });
    },
  );

  test('does not continue if the user is enabled again', async () => {
    const username = await world.person('back@example.com');
    const { RefreshToken } = await world.signIn(username);
    await world.cognito.send(new AdminDisableUserCommand(who(username)));
    await world.cognito.send(new AdminEnableUserCommand(who(username)));
    await expect(refresh(RefreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await world.signIn(username);
  });

  test('RevokeToken ends one sign-in, not the user’s other ones', async () => {
    const username = await world.person('two@example.com');
    const [phone, desk] = [await world.signIn(username), await world.signIn(username)];
    await world.cognito.send(new RevokeTokenCommand({ ClientId: world.clientId, Token: phone.RefreshToken }));
    await expect(getUser(phone.AccessToken)).rejects.toThrow('Access Token has been revoked');
    await getUser(desk.AccessToken);
  });
});

test('rejects an ID token in place of an access token', async () => {
  const { IdToken } = await world.signIn(await world.person('mix@example.com'));
  await expect(getUser(IdToken)).rejects.toThrow('Invalid Access Token');
});

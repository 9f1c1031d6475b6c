import { AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import {
  CognitoIdentityClient,
  GetCredentialsForIdentityCommand,
  GetIdCommand,
  GetOpenIdTokenCommand,
} from '@aws-sdk/client-cognito-identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fetchAuthSession, signIn, signOut } from 'aws-amplify/auth';
import { configureAmplify } from '#local/testing/amplify';
import { goodPassword, createdBy, serve, startTestPool } from '#local/testing/user-pool';
import { region } from '#local/services/needs';
import { createIdentityPoolService } from './identity-pool-service';

// The SRP computation of the aws-amplify client is slow on a busy machine.
const roleArn = (name: string) => `arn:aws:iam::000000000000:role/${name}`;

let users: Awaited<ReturnType<typeof startTestPool>>;
let server: Awaited<ReturnType<typeof serve>>;
let identity: CognitoIdentityClient;
let identityPoolId: string;
let provider: string;

beforeAll(async () => {
  users = await startTestPool();
  provider = `cognito-idp.${region}.amazonaws.com/${users.poolId}`;
  const service = createIdentityPoolService({
    ...users,
    userPools: users.service,
    trust: (role) => users.roles.trust(role),
  });
  server = await serve(service.handler);
  identity = new CognitoIdentityClient({
    region,
    endpoint: server.origin,
    credentials: users.administrator,
    maxAttempts: 1,
  });
  const create = createdBy(service.kinds);
  identityPoolId = await create('AWS::Cognito::IdentityPool', {
    AllowUnauthenticatedIdentities: true,
    AllowClassicFlow: false,
    CognitoIdentityProviders: [
      { ClientId: users.clientId, ProviderName: provider, ServerSideTokenCheck: true },
    ],
  });
  putRole('Guest', 'unauthenticated', identityPoolId);
  putRole('Person', 'authenticated', identityPoolId);
  putRole('Admin', 'authenticated', identityPoolId);
  putRole('Elsewhere', 'authenticated', 'eu-west-1:another-pool');
  await create('AWS::Cognito::IdentityPoolRoleAttachment', {
    IdentityPoolId: identityPoolId,
    Roles: { authenticated: roleArn('Person'), unauthenticated: roleArn('Guest') },
    RoleMappings: {
      users: {
        IdentityProvider: `${provider}:${users.clientId}`,
        Type: 'Token',
        AmbiguousRoleResolution: 'AuthenticatedRole',
      },
    },
  });
  for (const [name, role] of [
    ['ADMINS', 'Admin'],
    ['ELSEWHERE', 'Elsewhere'],
  ] as const) {
    await users.create(
      'AWS::Cognito::UserPoolGroup',
      { UserPoolId: users.poolId, GroupName: name, Precedence: 0, RoleArn: roleArn(role) },
      name,
    );
  }
});
afterAll(async () => {
  await server.stop();
  await users.stop();
});
beforeEach(() => {
  configureAmplify({
    Cognito: {
      userPoolId: users.poolId,
      userPoolClientId: users.clientId,
      userPoolEndpoint: users.origin,
      identityPoolId,
      identityPoolEndpoint: server.origin,
      allowGuestAccess: true,
    },
  });
});

// Cognito Developer Guide, «Identity pools authentication flow»: the enhanced flow.
describe('credentials', () => {
  test('a guest gets credentials of the guest role for an hour, and a new identity', async () => {
    const one = await identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId }));
    const two = await identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId }));
    expect(one.IdentityId).toMatch(/^eu-west-1:[0-9a-f-]{36}$/);
    expect(two.IdentityId).not.toBe(one.IdentityId);
    const { Credentials } = await identity.send(
      new GetCredentialsForIdentityCommand({ IdentityId: one.IdentityId }),
    );
    const principal = principalOf(Credentials?.AccessKeyId);
    expect(principal).toMatchObject({
      roleArn: roleArn('Guest'),
      context: {
        'cognito-identity.amazonaws.com:aud': identityPoolId,
        'cognito-identity.amazonaws.com:sub': one.IdentityId,
        'cognito-identity.amazonaws.com:amr': ['unauthenticated'],
      },
      cognitoIdentity: { authenticated: false, identityPoolId, identityId: one.IdentityId },
    });
    expect(Credentials?.Expiration?.getTime()).toBe(users.clock.now().getTime() + 3_600_000);
  });

  // «IAM roles»: services that unauthenticated identities can access.
  test('a guest cannot use services that the session policy excludes, whatever the role allows', async () => {
    const { IdentityId } = await identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId }));
    const { Credentials } = await identity.send(new GetCredentialsForIdentityCommand({ IdentityId }));
    const guest = principalOf(Credentials?.AccessKeyId);
    const may = (action: string) => users.iam.decide(guest, { action, resource: '*' }).allowed;
    expect(['appsync:GraphQL', 's3:GetObject'].filter(may)).toEqual(['appsync:GraphQL', 's3:GetObject']);
    expect(['iam:CreateUser', 'cognito-idp:ListUsers', 'execute-api:Invoke'].filter(may)).toEqual([]);
  });

  test('the aws-amplify client gets a guest session, then a user’s session with one identity', async () => {
    const guest = await fetchAuthSession();
    expect(principalOf(guest.credentials?.accessKeyId).roleArn).toBe(roleArn('Guest'));
    const username = await users.person('ida@example.com');
    await signIn({ username, password: goodPassword });
    const first = await fetchAuthSession();
    const principal = principalOf(first.credentials?.accessKeyId);
    expect(principal).toMatchObject({
      roleArn: roleArn('Person'),
      cognitoIdentity: {
        authenticated: true,
        identityId: first.identityId,
        provider: `${provider},${provider}:CognitoSignIn:${first.userSub ?? ''}`,
      },
    });
    await signOut();
    await signIn({ username, password: goodPassword });
    const second = await fetchAuthSession();
    expect(second.identityId).toBe(first.identityId);
    await signOut();
  });

  // «Using role-based access control».
  test('the session has the token’s preferred role', async () => {
    const username = await users.person('ada@example.com', 'ADMINS');
    expect(principalOf(await accessKeyOf(username)).roleArn).toBe(roleArn('Admin'));
  });

  test('does not return credentials of a role that trusts another identity pool', async () => {
    const username = await users.person('eve@example.com', 'ELSEWHERE');
    await expect(accessKeyOf(username)).rejects.toMatchObject({
      name: 'InvalidIdentityPoolConfigurationException',
    });
  });
});

describe('rejected requests', () => {
  // CognitoIdentityProvider: ServerSideTokenCheck.
  test('rejects the ID token of a disabled user before it expires', async () => {
    const username = await users.person('dan@example.com');
    const { IdToken } = await users.signIn(username);
    await users.cognito.send(new AdminDisableUserCommand({ UserPoolId: users.poolId, Username: username }));
    const asked = identity.send(
      new GetIdCommand({ IdentityPoolId: identityPoolId, Logins: { [provider]: IdToken } }),
    );
    await expect(asked).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('rejects access tokens, changed tokens and other providers', async () => {
    const { AccessToken, IdToken } = await users.signIn(await users.person('max@example.com'));
    const tampered = `${IdToken.slice(0, -6)}AAAAAA`;
    for (const Logins of [
      { [provider]: AccessToken },
      { [provider]: tampered },
      { 'accounts.google.com': IdToken },
    ]) {
      const asked = identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId, Logins }));
      await expect(asked).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
  });

  test('rejects a user’s identity without their token', async () => {
    const owner = await users.signIn(await users.person('own@example.com'));
    const other = await users.signIn(await users.person('oth@example.com'));
    const { IdentityId } = await identity.send(
      new GetIdCommand({ IdentityPoolId: identityPoolId, Logins: { [provider]: owner.IdToken } }),
    );
    const asGuest = identity.send(new GetCredentialsForIdentityCommand({ IdentityId }));
    await expect(asGuest).rejects.toThrow(`Access to Identity '${IdentityId ?? ''}' is forbidden.`);
    const asOther = identity.send(
      new GetCredentialsForIdentityCommand({ IdentityId, Logins: { [provider]: other.IdToken } }),
    );
    await expect(asOther).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('rejects the classic flow', async () => {
    const { IdentityId } = await identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId }));
    const asked = identity.send(new GetOpenIdTokenCommand({ IdentityId }));
    await expect(asked).rejects.toThrow('Basic (classic) flow is not enabled, please use enhanced flow.');
  });
});

function putRole(name: string, amr: string, pool: string) {
  users.roles.put({
    arn: roleArn(name),
    name,
    managedPolicyArns: [],
    inlinePolicies: [
      { name: 'all', document: { Statement: { Effect: 'Allow', Action: '*', Resource: '*' } } },
    ],
    trust: {
      Statement: {
        Effect: 'Allow',
        Action: 'sts:AssumeRoleWithWebIdentity',
        Principal: { Federated: 'cognito-identity.amazonaws.com' },
        Condition: {
          StringEquals: { 'cognito-identity.amazonaws.com:aud': pool },
          'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': amr },
        },
      },
    },
  });
}

function principalOf(accessKeyId = '') {
  const found = users.credentials.find(accessKeyId);
  if (!found) throw new Error(`no credentials ${accessKeyId}`);
  return found.principal;
}

async function accessKeyOf(username: string) {
  const { IdToken } = await users.signIn(username);
  const Logins = { [provider]: IdToken };
  const { IdentityId } = await identity.send(new GetIdCommand({ IdentityPoolId: identityPoolId, Logins }));
  const { Credentials } = await identity.send(new GetCredentialsForIdentityCommand({ IdentityId, Logins }));
  return Credentials?.AccessKeyId;
}

import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminSetUserPasswordCommand,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  ListGroupsCommand,
  ListUserPoolsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => {
  world = await startTestPool();
  const group = (GroupName: string, Precedence: number) =>
    world.create(
      'AWS::Cognito::UserPoolGroup',
      { UserPoolId: world.poolId, GroupName, Precedence },
      GroupName,
    );
  await group('SECOND', 1);
  await group('FIRST', 0);
  await group('CROWD', 2);
});
afterAll(() => world.stop());

const who = (Username: string) => ({ UserPoolId: world.poolId, Username });
const listUsers = (Filter?: string, more: { Limit?: number; PaginationToken?: string | undefined } = {}) =>
  world.cognito.send(new ListUsersCommand({ UserPoolId: world.poolId, Filter, ...more }));
const emails = (
  users: { Attributes?: { Name?: string | undefined; Value?: string | undefined }[] | undefined }[] = [],
) => users.map(({ Attributes }) => Attributes?.find(({ Name }) => Name === 'email')?.Value);

describe('groups', () => {
  test('add a user once, are listed by precedence, and remove a user', async () => {
    const Username = await world.person('grp@example.com', 'SECOND', 'SECOND', 'FIRST');
    const names = async () => {
      const { Groups } = await world.cognito.send(new AdminListGroupsForUserCommand(who(Username)));
      return Groups?.map(({ GroupName }) => GroupName);
    };
    expect(await names()).toEqual(['FIRST', 'SECOND']);
    await world.cognito.send(new AdminRemoveUserFromGroupCommand({ ...who(Username), GroupName: 'FIRST' }));
    expect(await names()).toEqual(['SECOND']);
  });

  test('have different errors for missing groups and missing users', async () => {
    const Username = await world.person('nog@example.com');
    const add = (name: string, GroupName: string) =>
      world.cognito.send(new AdminAddUserToGroupCommand({ ...who(name), GroupName }));
    await expect(add(Username, 'NOBODIES')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await expect(add('none@example.com', 'FIRST')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('are listed page by page with their users', async () => {
    for (const name of ['a', 'b', 'c']) await world.person(`crowd-${name}@example.com`, 'CROWD');
    const page = (NextToken?: string) =>
      world.cognito.send(
        new ListUsersInGroupCommand({ UserPoolId: world.poolId, GroupName: 'CROWD', Limit: 2, NextToken }),
      );
    const first = await page();
    const second = await page(first.NextToken);
    expect([...emails(first.Users), ...emails(second.Users)].sort()).toEqual([
      'crowd-a@example.com',
      'crowd-b@example.com',
      'crowd-c@example.com',
    ]);
    expect(second.NextToken).toBeUndefined();
    const { Groups } = await world.cognito.send(new ListGroupsCommand({ UserPoolId: world.poolId }));
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['CROWD', 'FIRST', 'SECOND']);
  });
});

// API reference, ListUsers; «Managing and searching for user accounts».
describe('ListUsers', () => {
  test('finds users by e-mail, prefix of the e-mail, sub and status', async () => {
    const Username = await world.person('find.me@example.com');
    const { Username: sub } = await world.cognito.send(new AdminGetUserCommand(who(Username)));
    for (const filter of [
      'email = "find.me@example.com"',
      'email ^= "Find."',
      `sub = "${sub ?? ''}"`,
      'email^="find"',
    ]) {
      expect(emails((await listUsers(filter)).Users)).toEqual([Username]);
    }
    expect(emails((await listUsers('cognito:user_status = "CONFIRMED"')).Users)).toContain(Username);
    expect((await listUsers('status = "Disabled"')).Users).toEqual([]);
  });

  test('supports an escaped quote in the value', async () => {
    expect((await listUsers(String.raw`email ^= "\" or email ^= \""`)).Users).toEqual([]);
  });

  test.each(['email', 'shoe_size = "42"', 'email ^= "a" or email ^= "b"', '__proto__ = "x"'])(
    'rejects the filter %s',
    async (filter) => {
      await expect(listUsers(filter)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    },
  );

  test('returns every user once; the token of a page is valid only for its list', async () => {
    for (const name of ['x', 'y', 'z']) await world.person(`page-${name}@example.com`);
    const filter = 'email ^= "page-"';
    const first = await listUsers(filter, { Limit: 2 });
    const second = await listUsers(filter, { Limit: 2, PaginationToken: first.PaginationToken });
    expect([...emails(first.Users), ...emails(second.Users)].sort()).toHaveLength(3);
    expect(second.PaginationToken).toBeUndefined();
    await expect(listUsers('', { PaginationToken: first.PaginationToken })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  test('accepts a limit of at most 60', async () => {
    await expect(listUsers('', { Limit: 61 })).rejects.toThrow(
      "1 validation error detected: Value at 'limit' failed to satisfy constraint: Member must have value less than or equal to 60",
    );
  });
});

test('an administrator can confirm a user and set a password', async () => {
  const Username = 'adm@example.com';
  await world.cognito.send(new SignUpCommand({ ClientId: world.clientId, Username, Password: goodPassword }));
  await world.cognito.send(new AdminConfirmSignUpCommand(who(Username)));
  await world.signIn(Username);
  await world.cognito.send(new AdminSetUserPasswordCommand({ ...who(Username), Password: 'Other-Horse-11' }));
  expect(await world.cognito.send(new AdminGetUserCommand(who(Username)))).toMatchObject({
    UserStatus: 'FORCE_CHANGE_PASSWORD',
    Enabled: true,
  });
});

test('DescribeUserPool and DescribeUserPoolClient return the template’s properties', async () => {
  const { UserPools } = await world.cognito.send(new ListUserPoolsCommand({ MaxResults: 10 }));
  expect(UserPools?.map(({ Id }) => Id)).toEqual([world.poolId]);
  const { UserPool } = await world.cognito.send(new DescribeUserPoolCommand({ UserPoolId: world.poolId }));
  expect(UserPool).toMatchObject({ UsernameAttributes: ['email'], MfaConfiguration: 'OFF' });
  // CloudFormation's default name: the logical id and twelve letters and digits.
  expect(UserPool?.Name).toMatch(/^AWSCognitoUserPool-[A-Za-z0-9]{12}$/);
  expect(UserPool?.CreationDate).toEqual(new Date('2026-03-01T12:00:00Z'));
  expect(UserPools?.map(({ Name }) => Name)).toEqual([UserPool?.Name]);
  const { UserPoolClient } = await world.cognito.send(
    new DescribeUserPoolClientCommand({ UserPoolId: world.poolId, ClientId: world.clientId }),
  );
  expect(UserPoolClient).toMatchObject({ PreventUserExistenceErrors: 'ENABLED', WriteAttributes: ['email'] });
  expect(UserPoolClient?.ClientName).toMatch(/^AWSCognitoUserPoolClient-[A-Za-z0-9]{12}$/);
});

// Service Authorization Reference, «Amazon Cognito User Pools»: administrative actions use the pool's ARN.
describe('permission', () => {
  const asRole = (...actions: string[]) => {
    const name = `Role${actions.length}${actions.join('').replace(/\W/g, '')}`;
    const arn = `arn:aws:iam::000000000000:role/${name}`;
    const Resource = `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${world.poolId}`;
    const policy = { Statement: { Effect: 'Allow' as const, Action: actions, Resource } };
    const inlinePolicies = actions.length > 0 ? [{ name: 'own', document: policy }] : [];
    world.roles.put({ arn, name, trust: { Statement: [] }, managedPolicyArns: [], inlinePolicies });
    return world.sdk(world.credentials.issue(world.iam.roleSession(arn, 'test')));
  };

  test('depends on the role’s policy', async () => {
    const Username = await world.person('iam@example.com');
    const reader = asRole('cognito-idp:AdminGetUser');
    await reader.send(new AdminGetUserCommand(who(Username)));
    await expect(reader.send(new ListUsersCommand({ UserPoolId: world.poolId }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    await expect(asRole().send(new AdminGetUserCommand(who(Username)))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
  });

  test('requires a signature', async () => {
    const answer = await fetch(world.origin, {
      method: 'POST',
      headers: {
        'x-amz-target': 'AWSCognitoIdentityProviderService.ListUsers',
        'content-type': 'application/x-amz-json-1.1',
      },
      body: JSON.stringify({ UserPoolId: world.poolId }),
    });
    expect(answer.ok).toBe(false);
    expect(await answer.text()).not.toContain('Users');
  });
});

describe('invalid requests', () => {
  const post = async (target: string, body: string) => {
    const headers = { 'x-amz-target': target };
    const answer = await fetch(world.origin, { method: 'POST', headers, body });
    return [answer.status, (await answer.json()) as { __type: string }] as const;
  };
  test('are rejected with the name of the field', async () => {
    const service = 'AWSCognitoIdentityProviderService';
    expect(await post(`${service}.SignUp`, '{')).toMatchObject([400, { __type: 'SerializationException' }]);
    expect(await post(`${service}.SignUp`, '[]')).toMatchObject([
      400,
      { __type: 'InvalidParameterException' },
    ]);
    expect(await post(`${service}.constructor`, '{}')).toMatchObject([
      400,
      { __type: 'UnknownOperationException' },
    ]);
    expect(await post(`${service}.SetUICustomization`, '{}')).toMatchObject([
      400,
      { __type: 'UnknownOperationException' },
    ]);
  });
});

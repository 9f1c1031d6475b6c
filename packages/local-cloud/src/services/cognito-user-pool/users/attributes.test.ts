import {
  AdminCreateUserCommand,
  AdminUpdateUserAttributesCommand,
  DeleteUserCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestPool } from '#local/testing/user-pool';

let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => (world = await startTestPool()));
afterAll(() => world.stop());

const update = (AccessToken: string, Name: string, Value: string) =>
  world.cognito.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));
const verify = (AccessToken: string, Code: string) =>
  world.cognito.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code }));
const emailOf = async (AccessToken: string) => {
  const { UserAttributes } = await world.cognito.send(new GetUserCommand({ AccessToken }));
  return UserAttributes?.find(({ Name }) => Name === 'email')?.Value;
};

// «Configuring email or phone verification», verify on update: AttributesRequireVerificationBeforeUpdate.
describe('a new e-mail address', () => {
  test('takes effect after its code was entered; until then the old one signs in', async () => {
    const { AccessToken } = await world.signIn(await world.person('was@example.com'));
    expect(await update(AccessToken, 'email', 'will@example.com')).toMatchObject({
      CodeDeliveryDetailsList: [{ Destination: 'w***@e***' }],
    });
    expect(await emailOf(AccessToken)).toBe('was@example.com');
    await expect(world.signIn('will@example.com')).rejects.toThrow('Incorrect username or password.');

    await verify(AccessToken, world.lastCode('will@example.com'));
    expect(await emailOf(AccessToken)).toBe('will@example.com');
    await world.signIn('Will@example.com');
    await expect(world.signIn('was@example.com')).rejects.toThrow('Incorrect username or password.');
  });

  test('that belongs to another user, in any case, is rejected when its code is entered', async () => {
    await world.person('victim@example.com');
    const { AccessToken } = await world.signIn(await world.person('thief@example.com'));
    await update(AccessToken, 'email', 'VICTIM@example.com');
    const code = world.lastCode('VICTIM@example.com');
    await expect(verify(AccessToken, code)).rejects.toMatchObject({ name: 'AliasExistsException' });
    expect(await emailOf(AccessToken)).toBe('thief@example.com');
  });

  test('with a plus is a different address', async () => {
    await world.person('plus@example.com');
    const { AccessToken } = await world.signIn(await world.person('other@example.com'));
    await update(AccessToken, 'email', 'plus+one@example.com');
    await verify(AccessToken, world.lastCode('plus+one@example.com'));
    expect(await emailOf(AccessToken)).toBe('plus+one@example.com');
  });

  test('a code verifies the address it was sent to, not one requested later', async () => {
    const { AccessToken } = await world.signIn(await world.person('swap@example.com'));
    await update(AccessToken, 'email', 'mine@example.com');
    const code = world.lastCode('mine@example.com');
    await update(AccessToken, 'email', 'notmine@example.com');
    const entered = verify(AccessToken, code);
    await expect(entered).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await world.cognito.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'email' }),
    );
    await verify(AccessToken, world.lastCode('notmine@example.com'));
    expect(await emailOf(AccessToken)).toBe('notmine@example.com');
  });

  test('is set immediately by an administrator who marks it as verified', async () => {
    const username = await world.person('vouch@example.com');
    await world.cognito.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId: world.poolId,
        Username: username,
        UserAttributes: [
          { Name: 'email', Value: 'vouched@example.com' },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    );
    await world.signIn('vouched@example.com');
  });
});

// «Working with user attributes», attribute permissions and scopes.
describe('attributes that this client is not allowed to write', () => {
  test.each([
    ['name', 'NotAuthorizedException'],
    ['email_verified', 'NotAuthorizedException'],
    ['custom:level', 'InvalidParameterException'],
    ['cognito:groups', 'InvalidParameterException'],
    ['sub', 'InvalidParameterException'],
  ])('%s', async (attribute, name) => {
    const { AccessToken } = await world.signIn(
      await world.person(`${attribute.replace(/\W/g, '-')}@example.com`),
    );
    await expect(update(AccessToken, attribute, 'ADMINS')).rejects.toMatchObject({ name });
  });

  test('an invalid address', async () => {
    const { AccessToken } = await world.signIn(await world.person('form@example.com'));
    await expect(update(AccessToken, 'email', 'not-an-address')).rejects.toThrow(
      'Invalid email address format.',
    );
  });
});

test('frees the address of a user who deletes their account', async () => {
  const { AccessToken } = await world.signIn(await world.person('bye@example.com'));
  await world.cognito.send(new DeleteUserCommand({ AccessToken }));
  await expect(emailOf(AccessToken)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  await expect(world.signIn('bye@example.com')).rejects.toThrow('Incorrect username or password.');
  await world.signIn(await world.person('bye@example.com'));
});

// «Working with user attributes»: required attributes, and custom attributes that are not mutable.
test('requires required attributes and keeps immutable ones', async () => {
  const strict = await startTestPool({
    pool: {
      Schema: [
        { Name: 'name', Required: true },
        { Name: 'tier', Mutable: false },
      ],
    },
  });
  try {
    const who = { UserPoolId: strict.poolId, Username: 'fixed@example.com' };
    const create = (UserAttributes: { Name: string; Value: string }[]) =>
      strict.cognito.send(new AdminCreateUserCommand({ ...who, UserAttributes }));
    const tier = (Value: string) => ({ Name: 'custom:tier', Value });
    await expect(create([tier('gold')])).rejects.toThrow('name: The attribute is required');
    await create([tier('gold'), { Name: 'name', Value: 'Ada' }]);
    await expect(
      strict.cognito.send(new AdminUpdateUserAttributesCommand({ ...who, UserAttributes: [tier('iron')] })),
    ).rejects.toThrow('custom:tier: Attribute cannot be updated.');
  } finally {
    await strict.stop();
  }
});

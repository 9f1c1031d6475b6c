import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => {
  world = await startTestPool({
    pool: { LambdaConfig: { PreSignUp: 'arn:aws:lambda:eu-west-1:000000000000:function:gate' } },
    onTrigger: ({ request }) =>
      JSON.stringify(request).includes('"refuse":"yes"')
        ? { functionError: 'Unhandled', errorType: 'Error', errorMessage: 'terms.outdated' }
        : undefined,
  });
});
afterAll(() => world.stop());

const signUp = (Username: string, more: Partial<SignUpCommand['input']> = {}) =>
  world.cognito.send(
    new SignUpCommand({ ClientId: world.clientId, Username, Password: goodPassword, ...more }),
  );
const confirm = (Username: string, ConfirmationCode: string) =>
  world.cognito.send(new ConfirmSignUpCommand({ ClientId: world.clientId, Username, ConfirmationCode }));
const resend = (Username: string) =>
  world.cognito.send(new ResendConfirmationCodeCommand({ ClientId: world.clientId, Username }));
const lookUp = (Username: string) =>
  world.cognito.send(new AdminGetUserCommand({ UserPoolId: world.poolId, Username }));

// API reference, SignUp and ConfirmSignUp.
describe('sign-up', () => {
  test('creates an unconfirmed user with a sub as user name, and e-mails six digits', async () => {
    const answer = await signUp('new@example.com');
    expect(answer).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'n***@e***' },
    });
    expect(world.lastCode('new@example.com')).toMatch(/^\d{6}$/);
    expect(await lookUp('new@example.com')).toMatchObject({
      Username: answer.UserSub,
      UserStatus: 'UNCONFIRMED',
    });
  });

  test('the code confirms the user and verifies the address, once', async () => {
    await signUp('con@example.com');
    const code = world.lastCode('con@example.com');
    await confirm('con@example.com', code);
    const { UserStatus, UserAttributes } = await lookUp('con@example.com');
    expect(UserStatus).toBe('CONFIRMED');
    expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    await expect(confirm('con@example.com', code)).rejects.toThrow(
      'User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  // API reference, SignUp: Password has at most 256 characters.
  test('immediately rejects a password that is much too long', async () => {
    await expect(signUp('long@example.com', { Password: `${'a'.repeat(100_000)} ` })).rejects.toThrow(
      'Member must have length less than or equal to 256',
    );
  });

  test('rejects wrong, expired and replaced codes', async () => {
    await signUp('late@example.com');
    await expect(confirm('late@example.com', 'nonsense')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    const old = world.lastCode('late@example.com');
    world.pass(24 * 3_600_000 + 1);
    await expect(confirm('late@example.com', old)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await resend('late@example.com');
    await confirm('late@example.com', world.lastCode('late@example.com'));
  });

  test('rejects more than twenty wrong codes in an hour', async () => {
    await signUp('guess@example.com');
    for (let i = 0; i < 20; i++) {
      await expect(confirm('guess@example.com', 'wrong')).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    }
    const right = world.lastCode('guess@example.com');
    await expect(confirm('guess@example.com', right)).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    world.pass(3_600_001);
    await confirm('guess@example.com', right);
  });

  test('an address is unique regardless of case; an address with a plus is a different one', async () => {
    await signUp('one@example.com');
    await expect(signUp('ONE@Example.com')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
    await signUp('one+two@example.com');
  });
});

// «Managing user existence error responses».
describe('an unknown user name', () => {
  test('gets a simulated delivery on resend and a mismatch on confirmation', async () => {
    expect(await resend('ghost@example.com')).toMatchObject({
      CodeDeliveryDetails: { Destination: 'g***@e***' },
    });
    await expect(confirm('ghost@example.com', '123456')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(world.lastCode('ghost@example.com')).toBe('none');
  });
});

describe('rejects', () => {
  test.each([
    ['custom:role', 'InvalidParameterException'],
    ['cognito:groups', 'InvalidParameterException'],
    ['sub', 'InvalidParameterException'],
    ['email_verified', 'NotAuthorizedException'],
    ['name', 'NotAuthorizedException'],
  ])('the attribute %s from this client', async (Name, name) => {
    const UserAttributes = [{ Name, Value: 'true' }];
    await expect(signUp('attr@example.com', { UserAttributes })).rejects.toMatchObject({ name });
  });

  test('a user name that is not an e-mail address or differs from the e-mail attribute', async () => {
    await expect(signUp('just-a-name')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    const UserAttributes = [{ Name: 'email', Value: 'victim@example.com' }];
    await expect(signUp('thief@example.com', { UserAttributes })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
  });

  // «Adding user pool password requirements».
  test.each([
    ['Sh0rt!a', 'Password not long enough'],
    ['ALL-UPPER-1', 'Password must have lowercase characters'],
    ['all-lower-1', 'Password must have uppercase characters'],
    ['No-Digits-At-All', 'Password must have numeric characters'],
    ['NoSymbols123', 'Password must have symbol characters'],
  ])('the password %s', async (Password, reason) => {
    await expect(signUp('weak@example.com', { Password })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    });
  });
});

// «Pre sign-up Lambda trigger».
describe('the PreSignUp function', () => {
  test('gets the values of the user in Cognito’s event', async () => {
    const { UserSub } = await signUp('confirmed@example.com', {
      ClientMetadata: { termsVersion: '7' },
      ValidationData: [{ Name: 'captcha', Value: 'ok' }],
    });
    expect(world.triggered.at(-1)).toEqual({
      caller: {
        service: 'cognito-idp.amazonaws.com',
        sourceArn: `arn:aws:cognito-idp:eu-west-1:000000000000:userpool/${world.poolId}`,
      },
      event: {
        version: '1',
        region: 'eu-west-1',
        userPoolId: world.poolId,
        userName: UserSub,
        callerContext: { awsSdkVersion: expect.any(String), clientId: world.clientId },
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email: 'confirmed@example.com' },
          validationData: { captcha: 'ok' },
          clientMetadata: { termsVersion: '7' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
    });
  });

  test('can reject a sign-up by throwing', async () => {
    const asked = signUp('no@example.com', { ClientMetadata: { refuse: 'yes' } });
    await expect(asked).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error terms.outdated.',
    });
    await expect(lookUp('no@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});

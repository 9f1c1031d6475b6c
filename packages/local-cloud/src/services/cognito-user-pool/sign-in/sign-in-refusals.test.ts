import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signIn } from 'aws-amplify/auth';
import { configureAmplify } from '#local/testing/amplify';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

// The SRP computation of the aws-amplify client is slow on a busy machine.
let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => {
  world = await startTestPool();
  configureAmplify({
    Cognito: { userPoolId: world.poolId, userPoolClientId: world.clientId, userPoolEndpoint: world.origin },
  });
});
afterAll(() => world.stop());

const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const startSrp = (USERNAME: string, SRP_A = 'a1b2c3') =>
  world.cognito.send(
    new InitiateAuthCommand({
      ClientId: world.clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A },
    }),
  );

// «Managing user existence error responses».
describe('with PreventUserExistenceErrors', () => {
  test('a wrong password and an unknown name have the same error, with SRP and with a password', async () => {
    const username = await world.person('real@example.com');
    for (const name of [username, 'nobody@example.com']) {
      await expect(signIn({ username: name, password: 'Wrong-Horse-9' })).rejects.toMatchObject(incorrect);
      await expect(world.signIn(name, 'Wrong-Horse-9')).rejects.toMatchObject(incorrect);
    }
  });

  test('an unknown name gets an ordinary challenge with a stable salt', async () => {
    const username = await world.person('salt@example.com');
    const [real, one, two] = [
      await startSrp(username),
      await startSrp('fake@example.com'),
      await startSrp('Fake@example.com'),
    ];
    const shape = {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[0-9a-f]{32}$/),
        SRP_B: expect.stringMatching(/^[0-9a-f]{700,768}$/),
        SECRET_BLOCK: expect.any(String),
        USERNAME: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
      },
    };
    expect(real).toMatchObject(shape);
    expect(one).toMatchObject(shape);
    expect(two.ChallengeParameters?.SALT).toBe(one.ChallengeParameters?.SALT);
    expect(two.ChallengeParameters?.USER_ID_FOR_SRP).toBe(one.ChallengeParameters?.USER_ID_FOR_SRP);
  });
});

// RFC 5054 §2.5.4: a client key of zero modulo N makes the session key known.
test('rejects a client key of zero', async () => {
  await expect(startSrp(await world.person('zero@example.com'), '0')).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('rejects an invalid proof and an invalid secret block', async () => {
  const username = await world.person('proof@example.com');
  const { ChallengeParameters } = await startSrp(username);
  for (const secretBlock of [
    ChallengeParameters?.SECRET_BLOCK ?? '',
    Buffer.from('x'.repeat(64)).toString('base64'),
  ]) {
    const asked = world.cognito.send(
      new RespondToAuthChallengeCommand({
        ClientId: world.clientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: username,
          PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
          PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
          TIMESTAMP: 'Sun Mar 1 12:00:00 UTC 2026',
        },
      }),
    );
    await expect(asked).rejects.toMatchObject(incorrect);
  }
});

// «Authentication», lockout behavior for failed sign-in attempts.
test.each(['locked@example.com', 'unknown-locked@example.com'])(
  'five wrong passwords lock %s for a second, the next for two',
  async (name) => {
    if (name === 'locked@example.com') await world.person(name);
    const attempt = () => world.signIn(name, 'Wrong-Horse-9');
    const locked = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    for (let i = 0; i < 5; i++) await expect(attempt()).rejects.toMatchObject(incorrect);
    await expect(attempt()).rejects.toMatchObject(locked);
    world.pass(1000);
    await expect(attempt()).rejects.toMatchObject(incorrect);
    world.pass(1999);
    await expect(attempt()).rejects.toMatchObject(locked);
    world.pass(15 * 60_000 + 2000);
    for (let i = 0; i < 5; i++) await expect(attempt()).rejects.toMatchObject(incorrect);
  },
);

describe('the status of a user', () => {
  test('unconfirmed: is reported only with the right password', async () => {
    await world.cognito.send(
      new SignUpCommand({ ClientId: world.clientId, Username: 'raw@example.com', Password: goodPassword }),
    );
    await expect(world.signIn('raw@example.com', 'Wrong-Horse-9')).rejects.toMatchObject(incorrect);
    await expect(world.signIn('raw@example.com')).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
    });
  });

  test('disabled: is rejected', async () => {
    const username = await world.person('off@example.com');
    await world.cognito.send(new AdminDisableUserCommand({ UserPoolId: world.poolId, Username: username }));
    await expect(world.signIn(username)).rejects.toThrow('User is disabled.');
  });

  // API reference, AdminCreateUser: FORCE_CHANGE_PASSWORD and the NEW_PASSWORD_REQUIRED challenge.
  test('invited: signs in with the e-mailed password and sets a new one, once', async () => {
    await world.cognito.send(
      new AdminCreateUserCommand({ UserPoolId: world.poolId, Username: 'inv@example.com' }),
    );
    const temporary = world.lastCode('inv@example.com');
    const started = await world.cognito.send(
      new InitiateAuthCommand({
        ClientId: world.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'inv@example.com', PASSWORD: temporary },
      }),
    );
    expect(started.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const respond = () =>
      world.cognito.send(
        new RespondToAuthChallengeCommand({
          ClientId: world.clientId,
          ChallengeName: 'NEW_PASSWORD_REQUIRED',
          Session: started.Session,
          ChallengeResponses: { USERNAME: 'inv@example.com', NEW_PASSWORD: goodPassword },
        }),
      );
    expect((await respond()).AuthenticationResult?.AccessToken).toBeDefined();
    await expect(respond()).rejects.toThrow('Invalid session for the user.');
    await world.signIn('inv@example.com');
  });

  test('invited too long ago: the temporary password has expired', async () => {
    await world.cognito.send(
      new AdminCreateUserCommand({ UserPoolId: world.poolId, Username: 'old@example.com' }),
    );
    world.pass(3 * 86_400_000);
    await expect(world.signIn('old@example.com', world.lastCode('old@example.com'))).rejects.toThrow(
      'Temporary password has expired and must be reset by an administrator.',
    );
  });
});

test('rejects a flow that the client does not allow', async () => {
  const clientId = await world.create(
    'AWS::Cognito::UserPoolClient',
    {
      UserPoolId: world.poolId,
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
      PreventUserExistenceErrors: 'LEGACY',
    },
    'SrpOnly',
  );
  const start = (AuthFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH') =>
    world.cognito.send(
      new InitiateAuthCommand({
        ClientId: clientId,
        AuthFlow,
        AuthParameters: { USERNAME: 'who@example.com', PASSWORD: goodPassword, SRP_A: 'a1' },
      }),
    );
  await expect(start('USER_PASSWORD_AUTH')).rejects.toThrow(
    'USER_PASSWORD_AUTH flow not enabled for this client',
  );
  await expect(start('USER_SRP_AUTH')).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

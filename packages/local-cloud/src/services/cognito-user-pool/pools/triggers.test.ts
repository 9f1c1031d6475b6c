import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from '@jest/globals';
import { AwsError } from '#local/platform/aws-error';
import type { FunctionAnswer } from '#local/services/needs';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

const gate = 'arn:aws:lambda:eu-west-1:000000000000:function:gate';
const both = { LambdaConfig: { PreSignUp: gate, PostConfirmation: gate } };

async function withTrigger(
  onTrigger: (event: Record<string, unknown>) => FunctionAnswer | undefined,
  use: (world: Awaited<ReturnType<typeof startTestPool>>) => Promise<void>,
) {
  const client = { ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] };
  const world = await startTestPool({ pool: both, client, onTrigger });
  try {
    await use(world);
  } finally {
    await world.stop();
  }
}

const Username = 'tri@example.com';
const signUp = ({ cognito, clientId }: Awaited<ReturnType<typeof startTestPool>>) =>
  cognito.send(new SignUpCommand({ ClientId: clientId, Username, Password: goodPassword }));
const sources = (world: Awaited<ReturnType<typeof startTestPool>>) =>
  world.triggered.map(({ event }) => event.triggerSource);

// «Pre sign-up Lambda trigger»: autoConfirmUser and autoVerifyEmail.
test('the function can confirm the user and verify the address', async () => {
  const answer = { payload: { response: { autoConfirmUser: true, autoVerifyEmail: true } } };
  await withTrigger(
    () => answer,
    async (world) => {
      expect(await signUp(world)).toMatchObject({ UserConfirmed: true });
      expect(world.lastCode(Username)).toBe('none');
      const who = { UserPoolId: world.poolId, Username };
      const { UserStatus, UserAttributes } = await world.cognito.send(new AdminGetUserCommand(who));
      expect(UserStatus).toBe('CONFIRMED');
      expect(UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
      const AuthParameters = { USERNAME: Username, PASSWORD: goodPassword };
      const { AuthenticationResult } = await world.cognito.send(
        new AdminInitiateAuthCommand({
          UserPoolId: world.poolId,
          ClientId: world.clientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters,
        }),
      );
      expect(AuthenticationResult?.TokenType).toBe('Bearer');
    },
  );
});

// «Post confirmation Lambda trigger».
test('invokes the PostConfirmation function for a confirmed user', async () => {
  await withTrigger(
    () => undefined,
    async (world) => {
      const { UserSub } = await signUp(world);
      const ConfirmationCode = world.lastCode(Username);
      await world.cognito.send(
        new ConfirmSignUpCommand({ ClientId: world.clientId, Username, ConfirmationCode }),
      );
      expect(world.triggered.at(-1)?.event).toMatchObject({
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        userName: UserSub,
        request: {
          userAttributes: {
            sub: UserSub,
            email: Username,
            email_verified: 'true',
            'cognito:user_status': 'CONFIRMED',
          },
        },
      });
    },
  );
});

test('an invitation also invokes the PreSignUp function', async () => {
  await withTrigger(
    () => undefined,
    async (world) => {
      await world.cognito.send(new AdminCreateUserCommand({ UserPoolId: world.poolId, Username }));
      expect(sources(world)).toEqual(['PreSignUp_AdminCreateUser']);
    },
  );
});

// «Customizing user pool workflows with Lambda triggers»: error handling.
describe('a trigger fails', () => {
  test('if the function does not return its event', async () => {
    await withTrigger(
      () => ({ payload: null }),
      async (world) => {
        await expect(signUp(world)).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
      },
    );
  });

  test('if Cognito has no permission to invoke the function', async () => {
    await withTrigger(
      () => {
        throw new AwsError('AccessDeniedException', 'no', 403);
      },
      async (world) => {
        await expect(signUp(world)).rejects.toMatchObject({
          name: 'UnexpectedLambdaException',
          message: 'PreSignUp invocation failed due to error AccessDeniedException.',
        });
      },
    );
  });
});

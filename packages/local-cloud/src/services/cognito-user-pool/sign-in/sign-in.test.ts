import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { confirmSignUp, fetchAuthSession, signIn, signOut, signUp } from 'aws-amplify/auth';
import { configureAmplify } from '#local/testing/amplify';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

// The SRP computation of the client is slow on a busy machine.
let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => {
  world = await startTestPool();
  await world.create(
    'AWS::Cognito::UserPoolGroup',
    { UserPoolId: world.poolId, GroupName: 'LATER', Precedence: 2 },
    'A',
  );
  await world.create(
    'AWS::Cognito::UserPoolGroup',
    { UserPoolId: world.poolId, GroupName: 'FIRST', Precedence: 0 },
    'B',
  );
});
afterAll(() => world.stop());

describe('the unmodified aws-amplify client', () => {
  test('signs up, confirms, signs in by SRP and refreshes', async () => {
    configureAmplify({
      Cognito: { userPoolId: world.poolId, userPoolClientId: world.clientId, userPoolEndpoint: world.origin },
    });
    const username = 'amy@example.com';
    await signUp({ username, password: goodPassword, options: { userAttributes: { email: username } } });
    await confirmSignUp({ username, confirmationCode: world.lastCode(username) });
    await world.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId: world.poolId, Username: username, GroupName: 'LATER' }),
    );

    expect(await signIn({ username: 'Amy@Example.COM', password: goodPassword })).toMatchObject({
      isSignedIn: true,
    });
    const first = await fetchAuthSession();
    expect(first.tokens?.accessToken.payload['cognito:groups']).toEqual(['LATER']);

    await world.cognito.send(
      new AdminAddUserToGroupCommand({ UserPoolId: world.poolId, Username: username, GroupName: 'FIRST' }),
    );
    const second = await fetchAuthSession({ forceRefresh: true });
    expect(second.tokens?.accessToken.payload['cognito:groups']).toEqual(['FIRST', 'LATER']);
    expect(second.tokens?.idToken?.payload).toMatchObject({
      email: username,
      email_verified: true,
      aud: world.clientId,
    });
    await signOut();
  });

  // The numbers of the exchange are random, including their signs and leading zeros, so several runs are needed.
  test.each([1, 2, 3, 4])('signs in with random salts and keys, run %d', async (number) => {
    const username = await world.person(`srp-${number}@example.com`);
    expect(await signIn({ username, password: goodPassword })).toMatchObject({ isSignedIn: true });
    await signOut();
  });
});

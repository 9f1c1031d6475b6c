import {
  AdminDisableUserCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { goodPassword, startTestPool } from '#local/testing/user-pool';

let world: Awaited<ReturnType<typeof startTestPool>>;
beforeAll(async () => (world = await startTestPool()));
afterAll(() => world.stop());

const newPassword = 'Better-Horse-10';
const forgot = (Username: string) =>
  world.cognito.send(new ForgotPasswordCommand({ ClientId: world.clientId, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = newPassword) =>
  world.cognito.send(
    new ConfirmForgotPasswordCommand({ ClientId: world.clientId, Username, ConfirmationCode, Password }),
  );

// API reference, ForgotPassword and ConfirmForgotPassword.
describe('a forgotten password', () => {
  test('is replaced once with the e-mailed code', async () => {
    const username = await world.person('fgt@example.com');
    expect(await forgot(username)).toMatchObject({ CodeDeliveryDetails: { Destination: 'f***@e***' } });
    const code = world.lastCode(username);
    await reset(username, code);
    await world.signIn(username, newPassword);
    await expect(world.signIn(username)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await expect(reset(username, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('has a code that is valid for an hour and is not used up by a weak password', async () => {
    const username = await world.person('hour@example.com');
    await forgot(username);
    const code = world.lastCode(username);
    await expect(reset(username, code, 'weakweak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    world.pass(3_600_000);
    await expect(reset(username, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  test('can be requested twenty times in an hour', async () => {
    const username = await world.person('often@example.com');
    for (let i = 0; i < 20; i++) await forgot(username);
    await expect(forgot(username)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  // «Managing user existence error responses».
  test('of an unknown or disabled user simulates a delivery, then a code mismatch, and sends no e-mail', async () => {
    const disabled = await world.person('dis@example.com');
    await world.cognito.send(new AdminDisableUserCommand({ UserPoolId: world.poolId, Username: disabled }));
    for (const name of [disabled, 'nil@example.com']) {
      expect(await forgot(name)).toMatchObject({ CodeDeliveryDetails: { DeliveryMedium: 'EMAIL' } });
      expect(world.lastCode(name)).toBe('none');
      await expect(reset(name, '123456')).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
  });
});

describe('a changed password', () => {
  const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
    world.cognito.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

  test('requires the old password and must match the policy', async () => {
    const username = await world.person('chg@example.com');
    const { AccessToken } = await world.signIn(username);
    await expect(change(AccessToken, 'Wrong-Horse-9', newPassword)).rejects.toThrow(
      'Incorrect username or password.',
    );
    await expect(change(AccessToken, goodPassword, 'weakweak')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await change(AccessToken, goodPassword, newPassword);
    await world.signIn(username, newPassword);
  });
});

test('does not store passwords in plain text', async () => {
  const username = await world.person('kept@example.com');
  const kept = world.storage.documents(`cognito-idp/${world.poolId}/users`).entries();
  const mine = kept.find(([, user]) => JSON.stringify(user).includes(username));
  expect(mine?.[1]).toMatchObject({ password: { salt: expect.any(String), verifier: expect.any(String) } });
  expect(JSON.stringify(kept)).not.toContain(goodPassword);
});

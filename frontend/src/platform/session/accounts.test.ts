import { expect, test } from 'vitest';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import { createAccounts } from './accounts';
import { OtherUser } from './one-user';

type Cognito = Awaited<ReturnType<Parameters<typeof createAccounts>[0]['account']>>;

/** A fake of the parts of Amplify that accounts use. It has at most one signed-in user and records each request. */
const amplify = ({ nextStep = 'DONE', isOtherUser = false } = {}) => {
  let signedIn: string | undefined;
  const sent: Record<string, unknown> = {};
  const keep = (name: string) => (input?: unknown) => {
    sent[name] = input;
    return Promise.resolve();
  };
  const cognito = {
    signIn: ({ username }: { username: string }) => {
      if (signedIn !== undefined) return Promise.reject(new Error('There is already a signed in user.'));
      if (nextStep === 'DONE') signedIn = username;
      return Promise.resolve({ nextStep: { signInStep: nextStep } });
    },
    signOut: (options?: unknown) => {
      signedIn = undefined;
      return keep('signOut')(options);
    },
    signUp: keep('signUp'),
    confirmSignUp: keep('confirmSignUp'),
    resendSignUpCode: keep('resendSignUpCode'),
    resetPassword: keep('resetPassword'),
    confirmResetPassword: keep('confirmResetPassword'),
    updatePassword: keep('updatePassword'),
    deleteUser: keep('deleteUser'),
  } as unknown as Cognito;
  const accounts = createAccounts({
    user: {
      tokens: () => (isOtherUser ? Promise.reject(new OtherUser()) : Promise.resolve(undefined)),
      release: () => undefined,
      check: () => Promise.resolve(),
    },
    account: () => Promise.resolve(cognito),
  });
  return { accounts, sent, signedIn: () => signedIn };
};

const maria = { email: 'maria@studio.test', password: 'Fine-2026!' };
const olaf = { email: 'olaf@casino.test', password: 'Fine-2026!' };

test('allows another user to sign in on the same device', async () => {
  const { accounts, signedIn } = amplify();
  expect(await accounts.signIn(maria)).toBe('signed-in');
  expect(await accounts.signIn(olaf)).toBe('signed-in');
  expect(signedIn()).toBe(olaf.email);
});

test('distinguishes an unconfirmed user', async () => {
  const { accounts, signedIn } = amplify({ nextStep: 'CONFIRM_SIGN_UP' });
  expect(await accounts.signIn(maria)).toBe('unconfirmed');
  expect(signedIn()).toBeUndefined();
});

test('throws for a sign-in step that the product does not use', async () => {
  const { accounts } = amplify({ nextStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' });
  await expect(accounts.signIn(maria)).rejects.toThrow('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
});

test('sign-up sends the e-mail address and the versions of the accepted texts', async () => {
  const { accounts, sent } = amplify();
  await accounts.signUp(maria);
  expect(sent.signUp).toEqual({
    username: maria.email,
    password: maria.password,
    options: { userAttributes: { email: maria.email }, clientMetadata: { termsVersion, policyVersion } },
  });
});

test('sends codes and new passwords together with the account’s address', async () => {
  const { accounts, sent } = amplify();
  await accounts.confirmSignUp(maria.email, '123456');
  await accounts.resetPassword({ ...maria, password: 'Other-2026!' }, '654321');
  await accounts.changePassword('Fine-2026!', 'Other-2026!');
  expect(sent).toMatchObject({
    confirmSignUp: { username: maria.email, confirmationCode: '123456' },
    confirmResetPassword: { username: maria.email, confirmationCode: '654321', newPassword: 'Other-2026!' },
    updatePassword: { oldPassword: 'Fine-2026!', newPassword: 'Other-2026!' },
  });
});

test('sign-out ends this session, or all sessions on request', async () => {
  const { accounts, sent, signedIn } = amplify();
  await accounts.signIn(maria);
  await accounts.signOut();
  expect(signedIn()).toBeUndefined();
  expect(sent.signOut).toEqual({ global: false });
  await accounts.signOut({ everywhere: true });
  expect(sent.signOut).toEqual({ global: true });
});

test('does not change the password of another user who signed in in another tab', async () => {
  const { accounts, sent } = amplify({ isOtherUser: true });
  await expect(accounts.changePassword('Fine-2026!', 'Other-2026!')).rejects.toBeInstanceOf(OtherUser);
  expect(sent).not.toHaveProperty('updatePassword');
});

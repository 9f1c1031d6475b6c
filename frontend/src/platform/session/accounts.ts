import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { OneUser, ReadTokens } from './one-user';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The operations of a user on their account. They reject with Cognito's own errors (see `sentenceFor`). */
export interface Accounts {
  readonly tokens: ReadTokens;
  /** See `OneUser.check`. */
  checkUser(): Promise<void>;
  /** `unconfirmed`: the code that was e-mailed at sign-up has not been entered yet. */
  signIn(credentials: Credentials): Promise<'signed-in' | 'unconfirmed'>;
  /** Creates the account, with the accepted versions of the legal texts. */
  signUp(credentials: Credentials): Promise<void>;
  confirmSignUp(email: string, code: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  requestReset(email: string): Promise<void>;
  resetPassword(credentials: Credentials, code: string): Promise<void>;
  changePassword(current: string, wanted: string): Promise<void>;
  signOut(options?: { readonly everywhere: boolean }): Promise<void>;
}

interface Needs {
  readonly user: OneUser;
  /** Configured Amplify functions for sign-in, sign-out and account changes. */
  readonly account: () => Promise<typeof import('./amplify-account')>;
}

/** Cognito through Amplify. */
export const createAccounts = ({ user, account }: Needs): Accounts => ({
  tokens: user.tokens,
  checkUser: user.check,
  async signIn({ email, password }) {
    const cognito = await account();
    user.release();
    // Amplify refuses a sign-in on a device that already has a session.
    await cognito.signOut();
    const { nextStep } = await cognito.signIn({ username: email, password });
    if (nextStep.signInStep === 'DONE') return 'signed-in';
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'unconfirmed';
    throw new Error(`Sign-in asks for ${nextStep.signInStep}, which NovaLink does not support.`);
  },
  async signUp({ email, password }) {
    const cognito = await account();
    const options = { userAttributes: { email }, clientMetadata: { termsVersion, policyVersion } };
    await cognito.signUp({ username: email, password, options });
  },
  async confirmSignUp(email, code) {
    const cognito = await account();
    await cognito.confirmSignUp({ username: email, confirmationCode: code });
  },
  async resendCode(email) {
    const cognito = await account();
    await cognito.resendSignUpCode({ username: email });
  },
  async requestReset(email) {
    const cognito = await account();
    await cognito.resetPassword({ username: email });
  },
  async resetPassword({ email, password }, code) {
    const cognito = await account();
    await cognito.confirmResetPassword({ username: email, newPassword: password, confirmationCode: code });
  },
  async changePassword(current, wanted) {
    const cognito = await account();
    await user.tokens({ renew: false });
    await cognito.updatePassword({ oldPassword: current, newPassword: wanted });
  },
  async signOut({ everywhere } = { everywhere: false }) {
    const cognito = await account();
    await cognito.signOut({ global: everywhere });
  },
});

import type { ReactNode } from 'react';

export const outcomesDependOnlyOnMath = 'Outcomes depend only on the math model and the seeds.';
export const anyoneCanVerifyEveryRound = 'Anyone can verify every round.';
export const novaLinkHomePage = 'NovaLink home page';

export const passwordHasOuterSpace = 'The password that you entered starts or ends with a space.';

export const enterYourCode = 'Enter your code';
export const weSentSixDigitCode = (strong: ReactNode) => <>We sent a six-digit code to {strong}.</>;
export const code = 'Code';
export const itCanTakeMinuteTo = 'It can take a minute to arrive. Check your spam folder, too.';
export const confirm = 'Confirm';

export const resetYourPassword = 'Reset your password';
export const weSendYouCodeBy = 'We send you a code by e-mail. Use it to set a new password.';
export const backToSignIn = 'Back to sign-in';
export const email = 'E-mail';
export const sendCode = 'Send code';

export const loading = 'Loading…';

export const chooseNewPassword = 'Choose a new password';
export const ifThereIsAccountFor = (strong: ReactNode) => (
  <>If there is an account for {strong}, we sent it a six-digit code.</>
);
export const newPassword = 'New password';
export const setPasswordAndSignIn = 'Set password and sign in';

export const sendNewCodeInS = (left: number) => `Send a new code in ${left} s`;
export const sendNewCode = 'Send a new code';
export const weSentNewCodePrevious = 'We sent a new code. The previous code no longer works.';

export const signIn = 'Sign in';
export const newHereCreateYourAccount = (link: (text: string) => ReactNode) => (
  <>New here? {link('Create your account')}</>
);
export const password = 'Password';
export const forgotYourPassword = 'Forgot your password?';

export const createYourAccount = 'Create your account';
export const whatDoYouWantToDo = 'What do you want to do?';
export const iWantToPlay = 'I want to play';
export const atCasinosWithCoins = 'At casinos, with coins that have no value.';
export const choiceToPlayWasNotSaved = (reason: string) =>
  `Your choice to play was not saved. ${reason} You can choose again on your application page.`;
export const iWantToApply = 'I want to apply as a company';
export const asGameProviderOrOperator = 'As a game provider or a casino operator.';
export const alreadyHaveAccountSignIn = (link: (text: string) => ReactNode) => (
  <>Already have an account? {link('Sign in')}</>
);
export const createAccount = 'Create account';

import { useState } from 'react';
import type { Credentials } from '../../platform/session/accounts';
import { CodeEntry } from './code-entry';
import { ForgottenPassword } from './forgotten-password';
import { SignIn } from './sign-in';

type Step =
  | { readonly at: 'sign-in' }
  | { readonly at: 'forgotten'; readonly email: string }
  | { readonly at: 'code'; readonly credentials: Credentials };

/** `/Login`: sign in; from there a forgotten password, or the code that was never entered. */
export const LoginPage = () => {
  const [step, setStep] = useState<Step>({ at: 'sign-in' });
  if (step.at === 'forgotten') {
    return <ForgottenPassword email={step.email} onBack={() => setStep({ at: 'sign-in' })} />;
  }
  if (step.at === 'code') return <CodeEntry credentials={step.credentials} sendFirst />;
  return (
    <SignIn
      onForgotten={(email) => setStep({ at: 'forgotten', email })}
      onUnconfirmed={(credentials) => setStep({ at: 'code', credentials })}
    />
  );
};

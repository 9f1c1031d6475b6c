import { lazy, startTransition, Suspense, useState } from 'react';
import type { Credentials } from '../../platform/session/accounts';
import { AuthFrame } from './auth-frame';
import { SignIn, type LobbyOfGuests } from './sign-in';

// Loaded on demand, because most users never see these steps.
const CodeEntry = lazy(async () => ({ default: (await import('./code-entry')).CodeEntry }));
const ForgottenPassword = lazy(async () => ({
  default: (await import('./forgotten-password')).ForgottenPassword,
}));

type Step =
  | { readonly at: 'sign-in' }
  | { readonly at: 'forgotten'; readonly email: string }
  | { readonly at: 'code'; readonly credentials: Credentials };

interface LoginPageProps {
  readonly Lobby?: LobbyOfGuests;
}

/** `/Login`: sign-in, with steps for a forgotten password and for an unconfirmed e-mail address. */
export const LoginPage = ({ Lobby }: LoginPageProps) => {
  const [step, setStep] = useState<Step>({ at: 'sign-in' });
  const signIn = (
    <SignIn
      Lobby={Lobby}
      // Without a transition, because input into this form would be lost while the next one loads.
      onForgotten={(email) => setStep({ at: 'forgotten', email })}
      onUnconfirmed={(credentials) => startTransition(() => setStep({ at: 'code', credentials }))}
    />
  );
  return (
    <Suspense fallback={<Loading />}>
      {step.at === 'sign-in' && signIn}
      {step.at === 'forgotten' && (
        <ForgottenPassword email={step.email} onBack={() => setStep({ at: 'sign-in' })} />
      )}
      {step.at === 'code' && <CodeEntry credentials={step.credentials} sendFirst />}
    </Suspense>
  );
};

const Loading = () => (
  <AuthFrame title="Reset your password">
    <p role="status" className="text-muted">
      Loading…
    </p>
  </AuthFrame>
);

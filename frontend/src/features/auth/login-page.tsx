import { type ComponentType, lazy, startTransition, Suspense, useState } from 'react';
import { usePageSearch } from '../../platform/page/use-page-search';
import { nextPath } from '../../platform/session/next-path';
import type { Credentials } from '../../platform/session/accounts';
import { AuthFrame } from './auth-frame';
import { SignIn } from './sign-in';
import * as messages from './messages';

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
  /** The lobby of the casino whose link a guest opened. */
  readonly Lobby?: ComponentType<{ readonly brandId: string; readonly onSignIn: () => void }>;
}

/** The brand whose page a guest wants to open. */
const brandIn = (search: string): string | undefined => {
  const next = nextPath(new URLSearchParams(search).get('next')) ?? '';
  return /^\/operator\/brand\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/i.exec(next)?.[1]?.toUpperCase();
};

const formId = 'sign-in';

/** `/Login`: sign-in, with steps for a forgotten password and for an unconfirmed e-mail address. */
export const LoginPage = ({ Lobby }: LoginPageProps) => {
  const brandId = brandIn(usePageSearch());
  const [step, setStep] = useState<Step>({ at: 'sign-in' });
  const signIn = (
    <SignIn
      formId={formId}
      beside={
        Lobby && brandId !== undefined ? (
          <Suspense fallback={<div />}>
            <Lobby brandId={brandId} onSignIn={() => document.getElementById(formId)?.focus()} />
          </Suspense>
        ) : undefined
      }
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
  <AuthFrame title={messages.resetYourPassword}>
    <p role="status" className="text-muted">
      {messages.loading}
    </p>
  </AuthFrame>
);

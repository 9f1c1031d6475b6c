import { type ComponentType, Suspense } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { email, enteredPassword, hasOuterSpace } from '#domain/account-rules';
import { routes } from '#domain/routes';
import type { Credentials } from '../../platform/session/accounts';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePageSearch } from '../../platform/page/use-page-search';
import { nextPath } from '../../platform/session/next-path';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { AuthFrame } from './auth-frame';
import { useArrival } from './use-arrival';
import { useSignInCode } from './use-sign-in-code';

/** The lobby of the casino whose link a guest opened. */
export type LobbyOfGuests = ComponentType<{ readonly brandId: string; readonly onSignIn: () => void }>;

interface SignInProps {
  readonly Lobby: LobbyOfGuests | undefined;
  readonly onForgotten: (email: string) => void;
  readonly onUnconfirmed: (credentials: Credentials) => void;
}

const rules = v.object({ email, password: enteredPassword });

/** The brand whose page a guest wants to open. */
const brandIn = (search: string): string | undefined => {
  const next = nextPath(new URLSearchParams(search).get('next')) ?? '';
  return /^\/operator\/brand\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/i.exec(next)?.[1]?.toUpperCase();
};

const formId = 'sign-in';

export const SignIn = ({ Lobby, onForgotten, onUnconfirmed }: SignInProps) => {
  const { accounts } = usePlatform();
  const arrive = useArrival();
  const signInCode = useSignInCode();
  // Not in the page above: an update from there would discard the prerendered form, and what was typed into it.
  const search = usePageSearch();
  const brandId = brandIn(search);
  const form = useSmallForm<Credentials>({
    blank: { email: '', password: '' },
    check: (values) => formErrors(rules, values),
  });

  const signIn = async (values: Credentials) => {
    const credentials = { email: values.email.trim(), password: values.password };
    const outcome = await accounts.signIn(credentials);
    if (outcome === 'unconfirmed') onUnconfirmed(credentials);
    else await arrive();
  };

  const failureText = (error: unknown): string => {
    const isWrong = error instanceof Error && error.name === 'NotAuthorizedException';
    return isWrong && hasOuterSpace(form.values.password)
      ? `${sentenceFor(error)} The password that you entered starts or ends with a space.`
      : sentenceFor(error);
  };

  return (
    <AuthFrame
      title="Sign in"
      formId={formId}
      beside={
        Lobby && brandId !== undefined ? (
          <Suspense fallback={<div />}>
            <Lobby brandId={brandId} onSignIn={() => document.getElementById(formId)?.focus()} />
          </Suspense>
        ) : undefined
      }
      after={
        <>
          New here?{' '}
          <Link
            className="font-semibold text-secondary hover:underline"
            to={{ pathname: routes.signup.path, search }}
          >
            Create your account
          </Link>
        </>
      }
    >
      <div {...signInCode}>
        <SmallForm form={form} onSubmit={signIn} failureText={failureText}>
          <TextField<Credentials>
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <PasswordField<Credentials> name="password" label="Password" autoComplete="current-password" />
          <SubmitButton>Sign in</SubmitButton>
        </SmallForm>
        <Button look="plain" className="mt-3 w-full" onClick={() => onForgotten(form.values.email)}>
          Forgot your password?
        </Button>
      </div>
    </AuthFrame>
  );
};

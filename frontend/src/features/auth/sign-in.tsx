import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { email, enteredPassword, hasOuterSpace } from '#domain/account-rules';
import { routes } from '#domain/routes';
import type { Credentials } from '../../platform/session/accounts';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePageSearch } from '../../platform/page/use-page-search';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { SmallForm, useSmallForm } from '../../ui/form/small-form';
import { PasswordField } from '../../ui/form/password-field';
import { SubmitButton } from '../../ui/form/submit-button';
import { AuthFrame } from './auth-frame';
import { useArrival } from './use-arrival';
import { useSignInCode } from './use-sign-in-code';
import * as messages from './messages';

interface SignInProps {
  /** The id of the element with the form. */
  readonly formId: string;
  /** Content beside the form instead of the description of the product. */
  readonly beside: ReactNode;
  readonly onForgotten: (email: string) => void;
  readonly onUnconfirmed: (credentials: Credentials) => void;
}

const rules = v.object({ email, password: enteredPassword });

export const SignIn = ({ formId, beside, onForgotten, onUnconfirmed }: SignInProps) => {
  const { accounts } = usePlatform();
  const arrive = useArrival();
  const signInCode = useSignInCode();
  const search = usePageSearch();
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
      ? `${sentenceFor(error)} ${messages.passwordHasOuterSpace}`
      : sentenceFor(error);
  };

  return (
    <AuthFrame
      title={messages.signIn}
      formId={formId}
      beside={beside}
      after={
        <>
          {messages.newHereCreateYourAccount((text) => (
            <Link
              className="font-semibold text-secondary hover:underline"
              to={{ pathname: routes.signup.path, search }}
            >
              {text}
            </Link>
          ))}
        </>
      }
    >
      <div {...signInCode}>
        <SmallForm form={form} onSubmit={signIn} failureText={failureText}>
          <TextField<Credentials>
            name="email"
            label={messages.email}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <PasswordField<Credentials>
            name="password"
            label={messages.password}
            autoComplete="current-password"
          />
          <SubmitButton>{messages.signIn}</SubmitButton>
        </SmallForm>
        <Button look="plain" className="mt-3 w-full" onClick={() => onForgotten(form.values.email)}>
          {messages.forgotYourPassword}
        </Button>
      </div>
    </AuthFrame>
  );
};

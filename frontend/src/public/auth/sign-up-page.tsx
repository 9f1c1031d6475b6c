import { lazy, startTransition, Suspense, useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { email, newPassword } from '#domain/account-rules';
import { routes } from '#domain/routes';
import { NewPasswordField } from '../../parts/account/new-password-field';
import type { Credentials } from '../../platform/session/accounts';
import { nextPath } from '../../platform/session/next-path';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePageSearch } from '../../platform/page/use-page-search';
import { CheckField, TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { AcceptanceLabel } from '../../parts/terms/acceptance-label';
import { AuthFrame } from './auth-frame';
import { type Intent, IntentChoice } from './intent-choice';
import { useSignInCode } from './use-sign-in-code';

// The step after the account was created.
const CodeEntry = lazy(async () => ({ default: (await import('./code-entry')).CodeEntry }));

interface SignUpValues extends Credentials {
  readonly accepted: boolean;
}

const rules = v.object({
  email,
  password: newPassword,
  accepted: v.literal(true, 'required'),
});

/** Users who come from a casino's link most likely want to play. */
const likelyIntent = (search: string): Intent =>
  /^\/operator\/brand\//i.test(nextPath(new URLSearchParams(search).get('next')) ?? '') ? 'play' : 'company';

/** `/SignUp`: creates the account, verifies the e-mail address with a code, then signs the user in. */
export const SignUpPage = () => {
  const { accounts } = usePlatform();
  const signInCode = useSignInCode();
  const search = usePageSearch();
  const offersPlay = useOffersPlay();
  const [chosen, setChosen] = useState<Intent>();
  const intent = chosen ?? likelyIntent(search);
  const [created, setCreated] = useState<Credentials>();
  const form = useSmallForm<SignUpValues>({
    blank: { email: '', password: '', accepted: false },
    check: (values) => formErrors(rules, values),
  });
  if (created)
    return (
      <Suspense>
        <CodeEntry credentials={created} plays={offersPlay && intent === 'play'} />
      </Suspense>
    );

  const signUp = async (values: SignUpValues) => {
    const credentials = { email: values.email.trim(), password: values.password };
    await accounts.signUp(credentials);
    startTransition(() => setCreated(credentials));
  };

  return (
    <AuthFrame
      title="Create your account"
      after={
        <>
          Already have an account?{' '}
          <Link
            className="font-semibold text-secondary hover:underline"
            to={{ pathname: routes.login.path, search }}
          >
            Sign in
          </Link>
        </>
      }
    >
      <div {...signInCode}>
        <SmallForm form={form} onSubmit={signUp} failureText={sentenceFor}>
          <TextField<SignUpValues>
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <NewPasswordField<SignUpValues> name="password" label="Password" value={form.values.password} />
          {offersPlay && <IntentChoice chosen={intent} choose={setChosen} />}
          <CheckField<SignUpValues> name="accepted" label={<AcceptanceLabel />} />
          <SubmitButton>Create account</SubmitButton>
        </SmallForm>
      </div>
    </AuthFrame>
  );
};

/** Whether the stage lets users choose to play. The prerendered page shows the choice, which most stages offer. */
const useOffersPlay = (): boolean => {
  const { playChoice } = usePlatform();
  const [offers, setOffers] = useState(true);
  useEffect(() => {
    playChoice().then(
      (found) => setOffers(found === 'on'),
      // The form itself reports that the server cannot be reached.
      (error: unknown) => console.error('The configuration could not be read', error),
    );
  }, [playChoice]);
  return offers;
};

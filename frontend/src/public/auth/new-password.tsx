import * as v from 'valibot';
import { confirmationCode, newPassword } from '#domain/account-rules';
import { NewPasswordField } from '../../parts/account/new-password-field';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { AuthFrame } from './auth-frame';
import { ResendButton } from './resend-button';
import { useArrival } from './use-arrival';

interface Entered {
  readonly code: string;
  readonly password: string;
}

const rules = v.object({ code: confirmationCode, password: newPassword });

/** The second step of a password reset: code and new password. Then signs the user in. */
export const NewPassword = ({ email }: { readonly email: string }) => {
  const { accounts } = usePlatform();
  const arrive = useArrival();
  const form = useSmallForm<Entered>({
    blank: { code: '', password: '' },
    check: (values) => formErrors(rules, values),
  });

  const reset = async (values: Entered) => {
    const credentials = { email, password: values.password };
    await accounts.resetPassword(credentials, values.code.trim());
    await accounts.signIn(credentials);
    await arrive();
  };

  return (
    <AuthFrame
      title="Choose a new password"
      lead={
        <>
          If there is an account for <strong className="break-all">{email}</strong>, we sent it a six-digit
          code.
        </>
      }
    >
      <SmallForm form={form} onSubmit={reset} failureText={sentenceFor}>
        <TextField<Entered> name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" />
        <NewPasswordField<Entered> name="password" label="New password" value={form.values.password} />
        <SubmitButton>Set password and sign in</SubmitButton>
      </SmallForm>
      <ResendButton resend={() => accounts.requestReset(email)} />
    </AuthFrame>
  );
};

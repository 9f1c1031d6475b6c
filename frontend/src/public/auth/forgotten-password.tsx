import { useState } from 'react';
import * as v from 'valibot';
import { email as emailRule } from '#domain/account-rules';
import { formErrors } from '../../platform/forms/form-errors';
import { usePlatform } from '../../platform/platform';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/form/fields';
import { useSmallForm } from '../../parts/editing/use-small-form';
import { SmallForm } from '../../ui/form/small-form';
import { SubmitButton } from '../../ui/form/submit-button';
import { AuthFrame } from './auth-frame';
import { NewPassword } from './new-password';

interface ForgottenPasswordProps {
  /** The e-mail address typed at sign-in. */
  readonly email: string;
  readonly onBack: () => void;
}

interface Asked {
  readonly email: string;
}

const rules = v.object({ email: emailRule });

/**
 * Sends a code, then accepts it with a new password. The messages do not reveal whether the account exists.
 */
export const ForgottenPassword = ({ email, onBack }: ForgottenPasswordProps) => {
  const { accounts } = usePlatform();
  const [sentTo, setSentTo] = useState<string>();
  const form = useSmallForm<Asked>({
    blank: { email },
    check: (values) => formErrors(rules, values),
  });
  if (sentTo !== undefined) return <NewPassword email={sentTo} />;

  const ask = async (values: Asked) => {
    await accounts.requestReset(values.email.trim());
    setSentTo(values.email.trim());
  };

  return (
    <AuthFrame
      title="Reset your password"
      lead="We send you a code by e-mail. Use it to set a new password."
      after={
        <Button look="plain" onClick={onBack} className="px-0">
          Back to sign-in
        </Button>
      }
    >
      <SmallForm form={form} onSubmit={ask} failureText={sentenceFor}>
        <TextField<Asked>
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          inputMode="email"
        />
        <SubmitButton>Send code</SubmitButton>
      </SmallForm>
    </AuthFrame>
  );
};

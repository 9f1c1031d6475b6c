import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { enteredPassword, newPassword } from '#domain/account-rules';
import { NewPasswordField } from '../parts/account/new-password-field';
import { formResolver } from '../platform/forms/form-resolver';
import { sentenceFor } from '../platform/api/error-sentences';
import { usePlatform } from '../platform/platform';
import { Form } from '../ui/form/form';
import { PasswordField } from '../ui/form/password-field';
import { SubmitButton } from '../ui/form/submit-button';
import { say } from '../ui/toasts';

interface Entered {
  readonly current: string;
  readonly wanted: string;
}

const rules = v.object({ current: enteredPassword, wanted: newPassword });
const blank: Entered = { current: '', wanted: '' };

export const ChangePassword = () => {
  const { accounts } = usePlatform();
  const form = useForm<Entered>({ defaultValues: blank, resolver: formResolver(rules) });
  const wanted = useWatch({ control: form.control, name: 'wanted' });

  const change = async (values: Entered) => {
    await accounts.changePassword(values.current, values.wanted);
    form.reset(blank);
    say.done('Your password is changed.');
  };

  const failureText = (error: unknown) =>
    error instanceof Error && error.name === 'NotAuthorizedException'
      ? 'The current password is incorrect.'
      : sentenceFor(error);

  return (
    <div className="max-w-md">
      <Form form={form} onSubmit={change} failureText={failureText} keepsWork="secret">
        <PasswordField<Entered> name="current" label="Current password" autoComplete="current-password" />
        <NewPasswordField<Entered> name="wanted" label="New password" value={wanted} />
        <div>
          <SubmitButton>Change password</SubmitButton>
        </div>
      </Form>
    </div>
  );
};

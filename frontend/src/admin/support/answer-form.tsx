import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { limits } from '#domain/limits';
import { supportAnswerRules } from '#domain/support/support-rules';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { TextAreaField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { say } from '../../ui/toasts';
import { useChangeRequest } from './change-request';
import { type ShownRequest, useEmailAvailable } from './read-request';

interface AnswerValues {
  readonly text: string;
}

const rules = v.object({ text: supportAnswerRules.entries.text });

export const AnswerForm = ({ request }: { readonly request: ShownRequest }) => {
  const { answer } = useChangeRequest(request);
  const sendsEmails = useEmailAvailable();
  const form = useForm<AnswerValues>({ resolver: formResolver(rules), defaultValues: { text: '' } });
  return (
    <Form
      form={form}
      failureText={sentenceFor}
      keepsWork
      onSubmit={async ({ text }) => {
        await answer(text.trim());
        form.reset();
        say.done('Answer sent.');
      }}
    >
      <TextAreaField<AnswerValues>
        name="text"
        label="Your answer"
        rows={7}
        longest={limits.support.text}
        hint={whereItGoes(request.sub !== null, sendsEmails)}
      />
      <div>
        <SubmitButton>Send answer</SubmitButton>
      </div>
    </Form>
  );
};

const whereItGoes = (isUser: boolean, sendsEmails: boolean | undefined): string => {
  if (isUser) return 'The user sees it on the support page and is notified.';
  return sendsEmails === false
    ? 'E-mail is not set up. Use the link next to the answer to send it from your own e-mail program.'
    : 'It is sent to the guest by e-mail.';
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { limits } from '#domain/limits';
import type { CreateSupportRequestInput } from '#domain/generated/types';
import { guestRequestRules, userRequestRules } from '#domain/support/support-rules';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { usePageSearch } from '../../platform/page/use-page-search';
import { usePlatform } from '../../platform/platform';
import { supportTopics } from '../../platform/labels/support-labels';
import { Button } from '../../ui/button';
import { SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Notice } from '../../ui/notice';
import { ownRequestsKey } from './own-requests-key';
import { prefillIn } from './prefill';
import { operation } from '../../platform/api/operation';

interface RequestValues {
  readonly topic: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

interface ContactFormProps {
  /** The user's address; undefined for guests, who enter one. */
  readonly email: string | undefined;
}

const topicOptions = [
  { value: '', label: 'Choose a topic' },
  ...Object.entries(supportTopics).map(([value, label]) => ({ value, label })),
];

/** Topic, subject, message and, for guests, e-mail. The query string may prefill topic and subject. */
export const ContactForm = ({ email }: ContactFormProps) => {
  const [sent, setSent] = useState<string>();
  if (sent !== undefined)
    return (
      <Notice tone="good" title="We received your request">
        <p>
          {email === undefined
            ? `We will send the answer to ${sent}.`
            : 'The answer appears on this page and in your notifications.'}
        </p>
        <Button look="quiet" className="mt-3" onClick={() => setSent(undefined)}>
          Send another request
        </Button>
      </Notice>
    );
  return <Fields email={email} onSent={setSent} />;
};

const Fields = ({ email, onSent }: ContactFormProps & { readonly onSent: (to: string) => void }) => {
  const { api, guestApi } = usePlatform();
  const queries = useQueryClient();
  const { topic, about } = prefillIn(usePageSearch());
  const isGuest = email === undefined;
  const form = useForm<RequestValues>({
    resolver: formResolver(isGuest ? guestRequestRules : userRequestRules, inputOf(isGuest)),
    defaultValues: {
      topic: topic ?? '',
      email: '',
      subject: about === undefined ? '' : `About ${about}`,
      text: '',
    },
  });
  const send = async (values: RequestValues) => {
    const input = inputOf(isGuest)(values) as CreateSupportRequestInput;
    await (isGuest ? guestApi : api).send(createSupportRequest, { input });
    form.reset();
    onSent(email ?? values.email.trim());
    await queries.invalidateQueries({ queryKey: ownRequestsKey });
  };
  return (
    <Form form={form} onSubmit={send} failureText={sentenceFor} keepsWork>
      <SelectField<RequestValues> name="topic" label="Topic" options={topicOptions} />
      {isGuest && (
        <TextField<RequestValues>
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint="We send the answer to this address and do not use it for anything else."
        />
      )}
      <TextField<RequestValues> name="subject" label="Subject" />
      <TextAreaField<RequestValues>
        name="text"
        label="Message"
        rows={7}
        longest={limits.support.text}
        hint="Do not include passwords or codes. NovaLink never asks for them."
      />
      {!isGuest && <p className="text-sm text-muted">You are signed in as {email}.</p>}
      <div>
        <SubmitButton>Send request</SubmitButton>
      </div>
    </Form>
  );
};

/** Users do not send an address. */
const inputOf =
  (isGuest: boolean) =>
  ({ email, ...content }: RequestValues) => ({ ...content, email: isGuest ? email.trim() : null });

const createSupportRequest = operation(/* GraphQL */ `
  mutation CreateSupportRequest($input: CreateSupportRequestInput!) {
    createSupportRequest(input: $input) {
      id
      createdAt
    }
  }
`);

import { useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { createWebhookRules } from '#domain/companies/webhook-rules';
import type { WebhookEvent } from '#domain/generated/types';
import { webhookEvents } from '#domain/webhooks/webhook-events';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CheckField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { type NewSecret, type ShownWebhook, useWebhookChanges } from './webhook-operations';
import { NewWebhookSecret } from './new-webhook-secret';
import { checkedWebhook, webhookInput, webhookValues, type WebhookValues } from './webhook-values';

interface WebhookFormDialogProps {
  readonly companyId: string;
  /** Undefined for a new one. */
  readonly webhook?: ShownWebhook | undefined;
  readonly onClose: () => void;
}

/** Changes a webhook, or creates one and then shows its secret once. */
export const WebhookFormDialog = ({ companyId, webhook, onClose }: WebhookFormDialogProps) => {
  const [created, setCreated] = useState<NewSecret>();
  const title = webhook ? 'Edit webhook' : created ? 'Webhook created' : 'Add a webhook';
  return (
    <Dialog title={title} open onClose={onClose}>
      {created ? (
        <NewWebhookSecret secret={created.secret} onDone={onClose} />
      ) : (
        <WebhookForm companyId={companyId} webhook={webhook} onCreated={setCreated} onClose={onClose} />
      )}
    </Dialog>
  );
};

interface WebhookFormProps extends WebhookFormDialogProps {
  readonly onCreated: (created: NewSecret) => void;
}

const noEvents = ({ events }: WebhookValues): Record<string, string> =>
  Object.values(events).includes(true) ? {} : { events: 'Choose at least one event' };

const WebhookForm = ({ companyId, webhook, onCreated, onClose }: WebhookFormProps) => {
  const { create, update } = useWebhookChanges(companyId);
  const form = useForm<WebhookValues>({
    defaultValues: webhookValues(webhook),
    resolver: formResolver(createWebhookRules, webhookInput(companyId), noEvents),
  });
  const { errors } = useFormState({ control: form.control });
  return (
    <Form
      form={form}
      failureText={sentenceFor}
      onSubmit={async (values) => {
        const input = checkedWebhook(companyId, values);
        if (!webhook) {
          onCreated(await create.mutateAsync(input));
          return;
        }
        await update.mutateAsync({ ...input, id: webhook.id });
        onClose();
      }}
    >
      <TextField<WebhookValues>
        name="url"
        label="URL"
        type="url"
        autoComplete="off"
        placeholder="https://"
        hint="With https, on the public internet. NovaLink posts JSON to it."
      />
      <TextField<WebhookValues> name="description" label="Description" optional autoComplete="off" />
      <fieldset data-field="events" className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Events</legend>
        {(Object.keys(webhookEvents) as WebhookEvent[]).map((event) => (
          <CheckField<WebhookValues>
            key={event}
            name={`events.${event}`}
            label={
              <>
                <code className="text-sm">{webhookEvents[event].name}</code>
                <span className="block text-sm text-muted">{webhookEvents[event].meaning}</span>
              </>
            }
          />
        ))}
        {errors.events && (
          <p role="alert" className="text-sm text-error">
            Choose at least one event
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton>{webhook ? 'Save changes' : 'Add webhook'}</SubmitButton>
      </div>
    </Form>
  );
};

import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { apiKeyFields } from '#domain/companies/api-key-fields';
import { createApiKeyRules } from '#domain/companies/api-key-rules';
import { apiScopes } from '#domain/api/scopes';
import type { ApiKeyScope } from '#domain/generated/types';
import { sentenceFor } from '../../platform/api/error-sentences';
import { formResolver } from '../../platform/forms/form-resolver';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ChoiceField } from '../../ui/form/choice-field';
import { CheckField, TextAreaField, TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { type NewApiKey, useCreateApiKey } from './api-key-operations';
import {
  apiKeyInput,
  type ApiKeyValues,
  checkedApiKey,
  moreApiKeyFaults,
  newApiKey,
  todayInUtc,
} from './api-key-values';
import { NewKey } from './new-key';

interface CreateApiKeyDialogProps {
  readonly companyId: string;
  readonly onClose: () => void;
}

/** Creates a key, and then shows its secret once. */
export const CreateApiKeyDialog = ({ companyId, onClose }: CreateApiKeyDialogProps) => {
  const [created, setCreated] = useState<NewApiKey>();
  return (
    <Dialog title={created ? 'API key created' : 'Create an API key'} open onClose={onClose}>
      {created ? (
        <NewKey created={created} onDone={onClose} />
      ) : (
        <ApiKeyForm companyId={companyId} onCreated={setCreated} onCancel={onClose} />
      )}
    </Dialog>
  );
};

interface ApiKeyFormProps {
  readonly companyId: string;
  readonly onCreated: (created: NewApiKey) => void;
  readonly onCancel: () => void;
}

const ApiKeyForm = ({ companyId, onCreated, onCancel }: ApiKeyFormProps) => {
  const create = useCreateApiKey(companyId);
  const form = useForm<ApiKeyValues>({
    defaultValues: newApiKey,
    resolver: formResolver(createApiKeyRules, apiKeyInput(companyId), (values) =>
      moreApiKeyFaults(values, todayInUtc()),
    ),
  });
  const scheme = useWatch({ control: form.control, name: 'scheme' });
  return (
    <Form
      form={form}
      failureText={sentenceFor}
      onSubmit={async (values) => onCreated(await create.mutateAsync(checkedApiKey(companyId, values)))}
    >
      <TextField<ApiKeyValues>
        name="name"
        label="Name"
        hint="What uses the key, such as “Reporting server”."
        autoComplete="off"
      />
      <ChoiceField<ApiKeyValues> name="scheme" label="Signature" options={schemes} />
      {scheme === 'ED25519' && (
        <TextAreaField<ApiKeyValues>
          name="publicKey"
          label="Public key"
          rows={3}
          longest={apiKeyFields.publicKey.longest}
          hint={
            <>
              The output of <code>openssl pkey -pubout</code>. Never send the private key.
            </>
          }
        />
      )}
      <fieldset data-field="scopes" className="grid gap-2">
        <legend className="mb-1.5 text-sm font-medium">Permissions</legend>
        <p className="text-sm text-muted">Every key can list games. Add only what the key needs.</p>
        {(Object.keys(apiScopes) as ApiKeyScope[]).map((scope) => (
          <CheckField<ApiKeyValues>
            key={scope}
            name={`scopes.${scope}`}
            label={
              <>
                {apiScopes[scope].meaning} <code className="text-sm text-muted">{apiScopes[scope].name}</code>
              </>
            }
          />
        ))}
      </fieldset>
      <TextField<ApiKeyValues>
        name="expiresOn"
        label="Last day"
        type="date"
        optional
        hint="The key is valid until the end of this day in UTC. Without it, the key does not expire."
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <SubmitButton>Create key</SubmitButton>
      </div>
    </Form>
  );
};

const schemes = [
  { value: 'V1', label: 'Secret (HMAC)', note: 'NovaLink creates a secret and shows it once.' },
  { value: 'ED25519', label: 'Key pair (Ed25519)', note: 'Your private key never leaves your server.' },
];

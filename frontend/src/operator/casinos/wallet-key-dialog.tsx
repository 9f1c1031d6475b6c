import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { setWalletKeyRules } from '#domain/casinos/wallet-key-rules';
import type { ApiKeyScheme } from '#domain/generated/types';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { sentenceFor } from '../../platform/api/error-sentences';
import { operation } from '../../platform/api/operation';
import { formResolver } from '../../platform/forms/form-resolver';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { CopiedValue } from '../../ui/copied-value';
import { Dialog } from '../../ui/dialog';
import { ChoiceField } from '../../ui/form/choice-field';
import { TextField } from '../../ui/form/fields';
import { Form } from '../../ui/form/form';
import { SubmitButton } from '../../ui/form/submit-button';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { casinoQueryKey } from './read-casino';

const setKey = operation(/* GraphQL */ `
  mutation SetWalletKey($input: SetWalletKeyInput!) {
    setWalletKey(input: $input) {
      keyId
      scheme
      secret
      publicKey
    }
  }
`);

interface WalletKeyDialogProps {
  readonly casino: OwnedCasino;
  readonly onClose: () => void;
}

interface WalletKeyValues {
  keyId: string;
  scheme: ApiKeyScheme;
  secret: string;
}

/** Sets the key for the wallet of a casino, and then shows once what the wallet needs to know of it. */
export const WalletKeyDialog = ({ casino, onClose }: WalletKeyDialogProps) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { id: casinoId, version: expectedVersion, status, walletKeyId, walletScheme } = casino;
  const toInput = ({ keyId, scheme, secret }: WalletKeyValues) => ({
    ...{ casinoId, expectedVersion, keyId, scheme },
    secret: scheme === 'V1' && secret !== '' ? secret : null,
  });
  const form = useForm<WalletKeyValues>({
    defaultValues: { keyId: walletKeyId ?? '', scheme: walletScheme ?? 'V1', secret: '' },
    resolver: formResolver(setWalletKeyRules, toInput),
  });
  const scheme = useWatch({ control: form.control, name: 'scheme' });
  const { mutateAsync, data } = useMutation({
    mutationFn: async (values: WalletKeyValues) =>
      (await api.send(setKey, { input: v.parse(setWalletKeyRules, toInput(values)) })).setWalletKey,
    onSuccess: () => queries.invalidateQueries({ queryKey: casinoQueryKey(casinoId) }),
  });
  const [isDone, setDone] = useState(false);
  if (data && isDone)
    return (
      <Dialog title="Key of the wallet" open onClose={onClose}>
        <div className="grid gap-5">
          {data.secret !== null && (
            <Notice tone="warning" title="Copy the secret now">
              It is not shown again. If you lose it, replace the key.
            </Notice>
          )}
          <dl className="grid gap-4">
            <CopiedValue label="Key ID" name="key ID" text={data.keyId} done="The key ID is copied." />
            {data.secret !== null && (
              <CopiedValue label="Secret" name="secret" text={data.secret} done="The secret is copied." />
            )}
            {data.publicKey !== null && (
              <CopiedValue
                label="Public key"
                name="public key"
                text={data.publicKey}
                done="The public key is copied."
              />
            )}
          </dl>
          <div className="flex justify-end">
            <Button onClick={onClose}>Done</Button>
          </div>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={walletKeyId === null ? 'Set the key' : 'Replace the key'} open onClose={onClose}>
      <Form
        form={form}
        failureText={sentenceFor}
        onSubmit={async (values) => {
          const key = await mutateAsync(values);
          if (key.secret === null && key.publicKey === null) {
            say.done('The key is set.');
            onClose();
          } else setDone(true);
        }}
      >
        <TextField<WalletKeyValues>
          name="keyId"
          label="Key ID"
          hint="Your wallet knows the key by it. It is sent as X-Novalink-Key."
          autoComplete="off"
        />
        {status === 'DRAFT' && (
          <ChoiceField<WalletKeyValues> name="scheme" label="Signature" options={schemes} />
        )}
        {scheme === 'V1' && (
          <TextField<WalletKeyValues>
            name="secret"
            label="Secret"
            optional
            hint="32 characters or more. Without it, NovaLink creates a secret and shows it once."
            autoComplete="off"
          />
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton>Save the key</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const schemes = [
  { value: 'V1', label: 'Secret (HMAC)', note: 'You give a secret, or NovaLink creates one.' },
  {
    value: 'ED25519',
    label: 'Key pair (Ed25519)',
    note: 'NovaLink keeps the private key; your wallet gets the public one.',
  },
];

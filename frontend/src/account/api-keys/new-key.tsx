import { Button } from '../../ui/button';
import { CopiedValue } from '../../ui/copied-value';
import { Notice } from '../../ui/notice';
import type { NewApiKey } from './api-key-operations';

interface NewKeyProps {
  readonly created: NewApiKey;
  readonly onDone: () => void;
}

/** The id of a new key, and its secret. */
export const NewKey = ({ created: { apiKey, secret }, onDone }: NewKeyProps) => (
  <div className="grid gap-5">
    {secret !== null && (
      <Notice tone="warning" title="Copy the secret now">
        It is not shown again. If you lose it, revoke this key and create another one.
      </Notice>
    )}
    <dl className="grid gap-4">
      <CopiedValue label="Key ID" name="key ID" text={apiKey.keyId} done="The key ID is copied." />
      {secret !== null && (
        <CopiedValue label="Secret" name="secret" text={secret} done="The secret is copied." />
      )}
    </dl>
    <div className="flex justify-end">
      <Button onClick={onDone}>Done</Button>
    </div>
  </div>
);

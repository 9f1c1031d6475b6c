import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
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
      <Value label="Key ID" text={apiKey.keyId} copy="Copy key ID" done="The key ID is copied." />
      {secret !== null && (
        <Value label="Secret" text={secret} copy="Copy secret" done="The secret is copied." />
      )}
    </dl>
    <div className="flex justify-end">
      <Button onClick={onDone}>Done</Button>
    </div>
  </div>
);

interface ValueProps {
  readonly label: string;
  readonly text: string;
  /** The name of the button. */
  readonly copy: string;
  readonly done: string;
}

const Value = ({ label, text, copy, done }: ValueProps) => (
  <div>
    <dt className="mb-1.5 text-sm font-medium">{label}</dt>
    <dd className="flex items-center gap-1 rounded-lg border border-line bg-sunken ps-3">
      <code className="min-w-0 grow py-2.5 text-sm break-all">{text}</code>
      <CopyButton text={text} done={done} className="shrink-0">
        <span className="sr-only">{copy}</span>
        <span aria-hidden>Copy</span>
      </CopyButton>
    </dd>
  </div>
);

import { Button } from '../../ui/button';
import { CopiedValue } from '../../ui/copied-value';
import { Notice } from '../../ui/notice';

interface NewWebhookSecretProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** The secret of a webhook, which is shown once. */
export const NewWebhookSecret = ({ secret, onDone }: NewWebhookSecretProps) => (
  <div className="grid gap-5">
    <Notice tone="warning" title="Copy the signing secret now">
      It is not shown again. Your server verifies the signatures of deliveries with it.
    </Notice>
    <dl>
      <CopiedValue
        label="Signing secret"
        name="signing secret"
        text={secret}
        done="The signing secret is copied."
      />
    </dl>
    <div className="flex justify-end">
      <Button onClick={onDone}>Done</Button>
    </div>
  </div>
);

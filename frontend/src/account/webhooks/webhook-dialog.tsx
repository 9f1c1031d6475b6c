import { useState } from 'react';
import { webhookEvents } from '#domain/webhooks/webhook-events';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { Facts } from '../../ui/facts';
import { Notice } from '../../ui/notice';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { DeliveryList } from './delivery-list';
import { NewWebhookSecret } from './new-webhook-secret';
import { WebhookFormDialog } from './webhook-form-dialog';
import { webhookLabel } from './webhook-labels';
import { type ShownWebhook, useWebhookChanges } from './webhook-operations';

interface WebhookDialogProps {
  readonly companyId: string;
  readonly webhook: ShownWebhook;
  readonly onClose: () => void;
}

type Step = 'edit' | 'rotate' | 'disable' | 'delete';

/** A webhook with its deliveries. */
export const WebhookDialog = ({ companyId, webhook, onClose }: WebhookDialogProps) => {
  const { sendTest, setStatus, remove, rotate } = useWebhookChanges(companyId);
  const [step, setStep] = useState<Step>();
  const [secret, setSecret] = useState<string>();
  const { id, url, status } = webhook;
  const isEnabled = status === 'ENABLED';
  const stop = () => setStep(undefined);
  const failed = (error: unknown) => say.failed(sentenceFor(error));
  return (
    <Dialog title="Webhook" look="wide" open onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <WebhookFacts webhook={webhook} />
        <div className="flex flex-wrap gap-2">
          {isEnabled ? (
            <Button busy={sendTest.isPending} onClick={() => sendTest.mutate(id, { onError: failed })}>
              Send a test event
            </Button>
          ) : (
            <Button
              busy={setStatus.isPending}
              onClick={() => setStatus.mutate({ id, status: 'ENABLED' }, { onError: failed })}
            >
              Enable
            </Button>
          )}
          <Button look="quiet" onClick={() => setStep('edit')}>
            Edit
          </Button>
          <Button look="quiet" onClick={() => setStep('rotate')}>
            Rotate secret
          </Button>
          {isEnabled && (
            <Button look="quiet" onClick={() => setStep('disable')}>
              Disable
            </Button>
          )}
          <Button look="danger" onClick={() => setStep('delete')}>
            Delete
          </Button>
        </div>
        <section aria-labelledby={`deliveries-${id}`}>
          <h3 id={`deliveries-${id}`} className="mb-3 text-lg font-semibold text-heading">
            Deliveries
          </h3>
          <DeliveryList companyId={companyId} webhook={webhook} />
        </section>
      </div>
      {step === 'edit' && <WebhookFormDialog companyId={companyId} webhook={webhook} onClose={stop} />}
      <ConfirmDialog
        title="Rotate the signing secret?"
        open={step === 'rotate'}
        onClose={stop}
        look="main"
        confirmLabel="Rotate secret"
        failureText={sentenceFor}
        onConfirm={async () => setSecret((await rotate.mutateAsync(id)).secret)}
      >
        <p>
          For 24 hours, <code>webhook-signature</code> has two signatures: one for each secret.{' '}
          <code>X-Novalink-Signature</code> uses the new secret from now on.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Disable this webhook?"
        open={step === 'disable'}
        onClose={stop}
        confirmLabel="Disable webhook"
        failureText={sentenceFor}
        onConfirm={async () => void (await setStatus.mutateAsync({ id, status: 'DISABLED' }))}
      >
        <p>Pending deliveries fail. Events that happen while it is disabled are never sent.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this webhook?"
        open={step === 'delete'}
        onClose={stop}
        confirmLabel="Delete webhook"
        failureText={sentenceFor}
        onConfirm={async () => {
          await remove.mutateAsync(id);
          onClose();
        }}
      >
        <p>
          NovaLink stops sending events to <strong className="break-all">{url}</strong>, and its deliveries
          are no longer shown. You cannot undo this.
        </p>
      </ConfirmDialog>
      {secret !== undefined && (
        <Dialog title="Secret rotated" open onClose={() => setSecret(undefined)}>
          <NewWebhookSecret secret={secret} onDone={() => setSecret(undefined)} />
        </Dialog>
      )}
    </Dialog>
  );
};

const WebhookFacts = ({ webhook }: { readonly webhook: ShownWebhook }) => {
  const { url, description, events, createdAt, secretRotatedAt, disabledAt, disabledReason } = webhook;
  const { text, tone } = webhookLabel(webhook);
  return (
    <>
      {disabledReason === 'FAILING' && (
        <Notice tone="warning" title="Disabled after 72 hours of failures">
          Check the last deliveries below and enable the webhook. Then send the failed deliveries again.
        </Notice>
      )}
      <Facts
        rows={[
          [
            'URL',
            <span key="url" className="break-all">
              {url}
            </span>,
          ],
          [
            'Status',
            <span key="status" className="flex flex-wrap items-center gap-x-2">
              <Badge tone={tone}>{text}</Badge>
              {disabledAt !== null && <When at={disabledAt} />}
            </span>,
          ],
          ['Events', events.map((event) => webhookEvents[event].name).join(', ')],
          ['Description', description],
          ['Created', <When key="created" at={createdAt} />],
          ['Secret rotated', secretRotatedAt === null ? 'Never' : <When key="at" at={secretRotatedAt} />],
        ]}
      />
    </>
  );
};

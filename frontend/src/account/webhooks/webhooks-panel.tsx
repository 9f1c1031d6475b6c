import { Webhook } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#domain/limits';
import { routes } from '#domain/routes';
import type { OwnCompany } from '../../parts/companies/company-fields';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { webhookLabel } from './webhook-labels';
import { type ShownWebhook, useWebhooks } from './webhook-operations';

const WebhookFormDialog = lazy(async () => ({
  default: (await import('./webhook-form-dialog')).WebhookFormDialog,
}));
const WebhookDialog = lazy(async () => ({ default: (await import('./webhook-dialog')).WebhookDialog }));

/** The webhooks of the user's company. */
export const WebhooksPanel = ({ company }: { readonly company: OwnCompany }) => {
  const { data: webhooks, error, refetch } = useWebhooks(company.id);
  const [isAdding, setAdding] = useState(false);
  const [openId, setOpenId] = useState<string>();
  const opened = webhooks?.find(({ id }) => id === openId);
  return (
    <Panel
      title="Webhooks"
      lead={
        <>
          NovaLink sends events of your company to your servers. The{' '}
          <Link to={routes.Api.path} className="text-secondary underline underline-offset-4">
            API reference
          </Link>{' '}
          describes the events and how to verify them.
        </>
      }
    >
      <div className="grid gap-4">
        {error !== null && webhooks === undefined && (
          <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
        )}
        {error === null && webhooks === undefined && <Skeleton rows={2} />}
        {webhooks?.length === 0 && <NoWebhooks />}
        {webhooks !== undefined && webhooks.length > 0 && (
          <ul aria-label="Webhooks" className="divide-y divide-line rounded-xl border border-line">
            {webhooks.map((webhook) => (
              <WebhookItem key={webhook.id} webhook={webhook} onOpen={() => setOpenId(webhook.id)} />
            ))}
          </ul>
        )}
        {webhooks !== undefined &&
          (webhooks.length >= limits.webhook.endpoints ? (
            <p className="text-sm text-muted">A company can have {limits.webhook.endpoints} webhooks.</p>
          ) : (
            <div>
              <Button look={webhooks.length === 0 ? 'main' : 'quiet'} onClick={() => setAdding(true)}>
                Add webhook
              </Button>
            </div>
          ))}
      </div>
      <Suspense>
        {isAdding && <WebhookFormDialog companyId={company.id} onClose={() => setAdding(false)} />}
        {opened && (
          <WebhookDialog companyId={company.id} webhook={opened} onClose={() => setOpenId(undefined)} />
        )}
      </Suspense>
    </Panel>
  );
};

interface WebhookItemProps {
  readonly webhook: ShownWebhook;
  readonly onOpen: () => void;
}

const WebhookItem = ({ webhook, onOpen }: WebhookItemProps) => {
  const { url, description, events } = webhook;
  const { text, tone } = webhookLabel(webhook);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 grow basis-60">
        <h3 className="font-semibold break-all text-heading">{url}</h3>
        {description !== null && <p className="break-words text-muted">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={tone}>{text}</Badge>
          {events.length === 1 ? '1 event' : `${events.length} events`}
        </p>
      </div>
      <Button look="quiet" onClick={onOpen}>
        View<span className="sr-only"> {url}</span>
      </Button>
    </li>
  );
};

const NoWebhooks = () => (
  <div className="flex items-start gap-3 rounded-xl border border-dashed border-edge p-4">
    <Webhook aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
    <div>
      <p className="font-semibold text-heading">No webhooks</p>
      <p className="text-muted">
        Add the URL of a server to notify it when a game goes live, a tournament is settled or your company is
        suspended.
      </p>
    </div>
  </div>
);

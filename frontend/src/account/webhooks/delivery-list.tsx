import { List } from '../../parts/lists/list';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Facts } from '../../ui/facts';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { deliveryLabel, failureTexts } from './webhook-labels';
import {
  type ShownDelivery,
  type ShownWebhook,
  useDeliveries,
  useWebhookChanges,
} from './webhook-operations';

interface DeliveryListProps {
  readonly companyId: string;
  readonly webhook: ShownWebhook;
}

/** The deliveries of the last 30 days. */
export const DeliveryList = ({ companyId, webhook: { id: endpointId, status } }: DeliveryListProps) => {
  const deliveries = useDeliveries(companyId, endpointId);
  const { sendAgain } = useWebhookChanges(companyId);
  return (
    <List
      label="Deliveries"
      look="lines"
      list={deliveries}
      empty={
        <EmptyState title="No deliveries yet">
          Events of the last 30 days appear here. Send a test event to try it.
        </EmptyState>
      }
    >
      {(delivery) => (
        <Delivery
          delivery={delivery}
          onSendAgain={
            status === 'ENABLED' && delivery.status !== 'PENDING'
              ? () =>
                  sendAgain.mutate(
                    { endpointId, id: delivery.id },
                    { onError: (error) => say.failed(sentenceFor(error)) },
                  )
              : undefined
          }
          isBusy={sendAgain.isPending && sendAgain.variables.id === delivery.id}
        />
      )}
    </List>
  );
};

interface DeliveryProps {
  readonly delivery: ShownDelivery;
  /** Undefined if the delivery cannot be sent. */
  readonly onSendAgain: (() => void) | undefined;
  readonly isBusy: boolean;
}

const Delivery = ({ delivery, onSendAgain, isBusy }: DeliveryProps) => {
  const { event, eventId, payload, createdAt, attempts, nextAttemptAt, lastAttemptAt } = delivery;
  const { responseStatus, responseBody, failure } = delivery;
  const { text, tone } = deliveryLabel(delivery);
  return (
    <details>
      <summary className="cursor-pointer rounded">
        <Badge tone={tone}>{text}</Badge> <code className="mx-2 text-sm font-semibold">{event}</code>{' '}
        <span className="text-sm text-muted">
          <When at={createdAt} />
        </span>
      </summary>
      <div className="mt-3 grid grid-cols-1 gap-4">
        <Facts
          rows={[
            [
              'Event ID',
              <code key="id" className="text-sm break-all">
                {eventId}
              </code>,
            ],
            ['Attempts', attempts],
            ['Last attempt', lastAttemptAt && <When at={lastAttemptAt} />],
            ['Next attempt', nextAttemptAt && <When at={nextAttemptAt} />],
            ['Response', failure === null ? responseStatus : failureTexts[failure]],
          ]}
        />
        <Code label="Payload" text={readable(payload)} />
        {responseBody !== null && responseBody !== '' && <Code label="Response body" text={responseBody} />}
        {onSendAgain && (
          <div>
            <Button look="quiet" busy={isBusy} onClick={onSendAgain}>
              Send again
            </Button>
          </div>
        )}
      </div>
    </details>
  );
};

const Code = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <figure className="min-w-0">
    <figcaption className="mb-1 text-sm font-medium text-muted">{label}</figcaption>
    <pre className="rounded-lg bg-sunken p-3 text-sm break-all whitespace-pre-wrap">{text}</pre>
  </figure>
);

const readable = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);

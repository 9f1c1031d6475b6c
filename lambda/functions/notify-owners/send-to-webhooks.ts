import type { Clock } from '#lambda/runtime/clock';
import type { WebhookRecord } from '#lambda/functions/notify-owners/webhook-record';
import { newDelivery } from '#lambda/services/webhooks/new-delivery';
import type { Enqueue } from '#lambda/services/webhooks/webhook-queue';
import type { DeliveryStore } from '#lambda/stores/webhooks/delivery-store';
import type { PlayerOf, SubjectCompany } from '#lambda/stores/webhooks/subject-company';
import type { WebhookStore } from '#lambda/stores/webhooks/webhook-store';

interface Needs {
  readonly companyOf: SubjectCompany;
  readonly playerOf: PlayerOf;
  readonly webhooks: Pick<WebhookStore, 'endpointsOf'>;
  readonly deliveries: Pick<DeliveryStore, 'add'>;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
}

/** Stores a delivery for each endpoint that wants the event, then reports that it is due. Can be repeated. */
export const sendToWebhooks =
  ({ companyOf, playerOf, webhooks, deliveries, enqueue, clock }: Needs) =>
  async (event: WebhookRecord): Promise<void> => {
    const companyId = await companyOf(event.subject);
    if (companyId === undefined) return;
    const player = event.userId === undefined ? undefined : await playerOf(event.subject.id, event.userId);
    // The player has left the brand in the meantime.
    if (event.userId !== undefined && player === undefined) return;
    const data = { ...event.data, ...(player !== undefined && { player }) };
    const { endpoints } = await webhooks.endpointsOf(companyId);
    for (const endpoint of endpoints) {
      if (endpoint.status !== 'ENABLED' || !endpoint.events.includes(event.kind)) continue;
      const delivery = newDelivery(endpoint, { ...event, data }, clock());
      await deliveries.add(delivery);
      await enqueue(delivery);
    }
  };

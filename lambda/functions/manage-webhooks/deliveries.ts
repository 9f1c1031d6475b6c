import type { WebhookDelivery, WebhookDeliveryConnection } from '#domain/generated/types';
import { testEventName } from '#domain/webhooks/webhook-events';
import type { Needs } from '#lambda/functions/manage-webhooks/needs';
import { enabledEndpoint, endpointOf, shownCompany } from '#lambda/functions/manage-webhooks/own-webhook';
import type { ArgumentsOf, InputOf } from '#lambda/functions/manage-webhooks/request';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { newDelivery } from '#lambda/services/webhooks/new-delivery';
import { shownDelivery, type DeliveryRow } from '#lambda/stores/webhooks/delivery-row';

/** The token is the id of the last delivery. */
export const listWebhookDeliveries =
  (needs: Pick<Needs, 'webhooks' | 'deliveries'>) =>
  async (
    caller: Caller,
    { companyId, endpointId, limit, nextToken }: ArgumentsOf<'listWebhookDeliveries'>,
  ): Promise<WebhookDeliveryConnection> => {
    await shownCompany(needs, caller, companyId);
    await endpointOf(needs, companyId, endpointId);
    const { deliveries, last } = await needs.deliveries.page(endpointId, limit, nextToken ?? undefined);
    return { items: deliveries.map(shownDelivery), nextToken: last ?? null };
  };

export const sendTestWebhook =
  (needs: Needs) =>
  async (caller: Caller, { companyId, id }: InputOf<'sendTestWebhook'>): Promise<WebhookDelivery> => {
    const endpoint = await enabledEndpoint(needs, caller, companyId, id);
    const now = needs.clock();
    const eventId = ulid(now);
    // An entity of its own, so that it does not wait for other deliveries.
    const event = {
      eventId,
      event: testEventName,
      at: now.toISOString(),
      entity: `TEST#${eventId}`,
      data: {},
    };
    const delivery = newDelivery(endpoint, event, now);
    await needs.deliveries.addFor(caller, delivery);
    await needs.enqueue(delivery);
    return shownDelivery(delivery);
  };

/** The delivery has the same id and payload, so that the endpoint can recognize it. */
export const sendWebhookAgain =
  (needs: Needs) =>
  async (
    caller: Caller,
    { companyId, endpointId, id }: InputOf<'sendWebhookAgain'>,
  ): Promise<WebhookDelivery> => {
    await enabledEndpoint(needs, caller, companyId, endpointId);
    const before = await needs.deliveries.find(endpointId, id);
    if (!before) throw new Refusal('webhook-delivery.missing');
    const delivery: DeliveryRow = { ...before, status: 'PENDING', queuedAt: needs.clock().toISOString() };
    await needs.deliveries.queueAgain(caller, delivery);
    await needs.enqueue(delivery);
    return shownDelivery(delivery);
  };

import { limits } from '#domain/limits';
import type { Needs } from '#lambda/functions/deliver-webhooks/needs';
import { signedHeaders } from '#lambda/services/webhooks/signed-headers';
import type { DeliveryRow } from '#lambda/stores/webhooks/delivery-row';
import { secretNameOf, type WebhookRow } from '#lambda/stores/webhooks/webhook-row';

/** Sends a delivery once. A status of 2xx is a success, whatever the body. */
export async function attempt(
  { box, post, clock }: Pick<Needs, 'box' | 'post' | 'clock'>,
  endpoint: WebhookRow,
  delivery: DeliveryRow,
): Promise<DeliveryRow> {
  const now = clock();
  const { id: endpointId, url, secret, previousSecret, previousUntil = '' } = endpoint;
  const { eventId, payload: body } = delivery;
  const name = secretNameOf(endpoint);
  const previous =
    previousSecret !== undefined && previousUntil > now.toISOString()
      ? [await box.open(previousSecret, name)]
      : [];
  const secrets = [await box.open(secret, name), ...previous] as const;
  const headers = signedHeaders({ url, endpointId, eventId, body, secrets }, now);
  const reply = await post({ url, headers, body, milliseconds: limits.webhook.answerMilliseconds });
  const {
    responseStatus: _status,
    responseBody: _body,
    failure: _failure,
    nextAttemptAt: _next,
    ...sent
  } = delivery;
  const attempted = { ...sent, attempts: delivery.attempts + 1, lastAttemptAt: now.toISOString() };
  if ('failure' in reply) return { ...attempted, failure: reply.failure };
  const isSuccess = reply.status >= 200 && reply.status < 300;
  return {
    ...attempted,
    ...(isSuccess && { status: 'DELIVERED' }),
    responseStatus: reply.status,
    responseBody: reply.body.slice(0, limits.webhook.answerKept),
  };
}

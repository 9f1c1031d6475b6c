import type { Needs } from '#lambda/functions/deliver-webhooks/needs';
import { Refusal } from '#lambda/runtime/refusal';
import { webhookEvent } from '#lambda/services/webhooks/webhook-event';
import type { WebhookRow } from '#lambda/stores/webhooks/webhook-row';

/** Disables an endpoint that failed for too long. The audit event notifies the owner. */
export async function disableEndpoint(
  { webhooks }: Pick<Needs, 'webhooks'>,
  before: WebhookRow,
  now: Date,
): Promise<void> {
  const endpoint: WebhookRow = {
    ...before,
    ...{ status: 'DISABLED', disabledReason: 'FAILING', disabledAt: now.toISOString() },
    version: before.version + 1,
  };
  try {
    const audit = webhookEvent(now, 'WEBHOOK_DISABLED', 'system', endpoint);
    await webhooks.replace({ endpoint, audit });
  } catch (error) {
    // Somebody else changed it. If it is still enabled, the next delivery that fails disables it.
    if (!(error instanceof Refusal)) throw error;
  }
}

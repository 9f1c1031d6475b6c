import type { Clock } from '#lambda/runtime/clock';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { OutgoingClient } from '#lambda/services/outgoing/outgoing-client';
import type { Enqueue } from '#lambda/services/webhooks/webhook-queue';
import type { DeliveryStore } from '#lambda/stores/webhooks/delivery-store';
import type { WebhookStore } from '#lambda/stores/webhooks/webhook-store';

export interface Needs {
  readonly deliveries: DeliveryStore;
  readonly webhooks: Pick<WebhookStore, 'endpointsOf' | 'replace'>;
  readonly box: Pick<SecretBox, 'open'>;
  readonly post: OutgoingClient;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
}

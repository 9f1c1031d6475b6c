import type { Clock } from '#lambda/runtime/clock';
import type { SecretBox } from '#lambda/services/api-keys/secret-box';
import type { Enqueue } from '#lambda/services/webhooks/webhook-queue';
import type { DeliveryStore } from '#lambda/stores/webhooks/delivery-store';
import type { WebhookStore } from '#lambda/stores/webhooks/webhook-store';

export interface Needs {
  readonly webhooks: WebhookStore;
  readonly deliveries: Pick<DeliveryStore, 'addFor' | 'queueAgain' | 'find' | 'page'>;
  readonly box: Pick<SecretBox, 'seal'>;
  readonly randomSecret: () => string;
  readonly enqueue: Enqueue;
  /** Whether endpoints can be on the own machine, without https. */
  readonly allowsLoopback: boolean;
  readonly clock: Clock;
}

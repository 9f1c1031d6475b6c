import type { WebhookDeliveryStatus, WebhookFailure } from '#domain/generated/types';
import type { BadgeTone } from '../../ui/badge';
import type { ShownDelivery, ShownWebhook } from './webhook-operations';

const deliveryTexts: Readonly<Record<WebhookDeliveryStatus, string>> = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
};

const deliveryTones: Readonly<Record<WebhookDeliveryStatus, BadgeTone>> = {
  PENDING: 'news',
  DELIVERED: 'good',
  FAILED: 'bad',
};

/** A pending delivery whose last attempt failed is retried. */
export const deliveryLabel = ({
  status,
  nextAttemptAt,
}: Pick<ShownDelivery, 'status' | 'nextAttemptAt'>): { readonly text: string; readonly tone: BadgeTone } =>
  status === 'PENDING' && nextAttemptAt !== null
    ? { text: 'Retrying', tone: 'warning' }
    : { text: deliveryTexts[status], tone: deliveryTones[status] };

export const failureTexts: Readonly<Record<WebhookFailure, string>> = {
  URL_NOT_ALLOWED: 'The URL is not allowed. It needs https.',
  HOST_NOT_FOUND: 'The host was not found.',
  ADDRESS_NOT_ALLOWED: 'The host is not on the public internet.',
  NOT_CONNECTED: 'There was no connection, or its certificate is not valid.',
  CLOSED_EARLY: 'The server closed the connection before the end of the response.',
  REDIRECTED: 'The server redirected the request. Redirects are not followed.',
  TOO_LARGE: 'The response was larger than 64 KiB.',
  TIMEOUT: 'The server did not respond within 5 seconds.',
};

export const webhookLabel = ({
  status,
  disabledReason,
}: Pick<ShownWebhook, 'status' | 'disabledReason'>): { readonly text: string; readonly tone: BadgeTone } => {
  if (status === 'ENABLED') return { text: 'Enabled', tone: 'good' };
  return disabledReason === 'FAILING'
    ? { text: 'Disabled after failures', tone: 'bad' }
    : { text: 'Disabled', tone: 'plain' };
};

import * as v from 'valibot';
import { createWebhookRules } from '#domain/companies/webhook-rules';
import type { CreateWebhookEndpointInput, WebhookEvent } from '#domain/generated/types';
import type { ShownWebhook } from './webhook-operations';

/** The form values of a webhook. */
export interface WebhookValues {
  url: string;
  description: string;
  events: Partial<Record<WebhookEvent, boolean>>;
}

export const webhookValues = (webhook: ShownWebhook | undefined): WebhookValues => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: Object.fromEntries((webhook?.events ?? []).map((event) => [event, true])),
});

export const webhookInput =
  (companyId: string) =>
  ({ url, description, events }: WebhookValues) => ({
    companyId,
    url: url.trim(),
    description: description.trim() === '' ? null : description,
    events: Object.entries(events).flatMap(([event, isChosen]) => (isChosen ? [event] : [])),
  });

/** The validated input. */
export const checkedWebhook = (companyId: string, values: WebhookValues): CreateWebhookEndpointInput =>
  v.parse(createWebhookRules, webhookInput(companyId)(values));

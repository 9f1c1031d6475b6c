import { array, number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type {
  WebhookDisabledReason,
  WebhookEndpoint,
  WebhookEvent,
  WebhookStatus,
} from '#domain/generated/types';
import { webhookEvents } from '#domain/webhooks/webhook-events';

const schema = object({
  id: string(),
  companyId: string(),
  url: string(),
  description: optional(string()),
  events: array(picklist(Object.keys(webhookEvents) as WebhookEvent[])),
  status: picklist(['ENABLED', 'DISABLED'] satisfies WebhookStatus[]),
  disabledReason: optional(picklist(['USER', 'FAILING'] satisfies WebhookDisabledReason[])),
  disabledAt: optional(string()),
  /** Encrypted, in base64. */
  secret: string(),
  secretRotatedAt: optional(string()),
  /** Encrypted. Deliveries are also signed with it until `previousUntil`. */
  previousSecret: optional(string()),
  previousUntil: optional(string()),
  createdBy: string(),
  createdAt: string(),
  version: number(),
});

/** A webhook endpoint as it is stored. */
export type WebhookRow = Readonly<InferOutput<typeof schema>>;

export const parseWebhook = (row: unknown): WebhookRow => parse(schema, row);

/** The name under which the secrets of an endpoint are encrypted. */
export const secretNameOf = ({ companyId, id }: Pick<WebhookRow, 'companyId' | 'id'>) =>
  `webhook ${companyId}.${id}`;

/** The endpoint as its owner sees it, without the secrets. */
export function shownWebhook(row: WebhookRow): WebhookEndpoint {
  const {
    secret: _secret,
    previousSecret: _previous,
    previousUntil: _until,
    version: _version,
    ...rest
  } = row;
  const {
    description = null,
    disabledReason = null,
    disabledAt = null,
    secretRotatedAt = null,
    ...shown
  } = rest;
  return { ...shown, description, disabledReason, disabledAt, secretRotatedAt };
}

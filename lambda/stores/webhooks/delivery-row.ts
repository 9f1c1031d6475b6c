import { number, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { WebhookDelivery, WebhookDeliveryStatus, WebhookFailure } from '#domain/generated/types';

const failures = {
  URL_NOT_ALLOWED: true,
  HOST_NOT_FOUND: true,
  ADDRESS_NOT_ALLOWED: true,
  NOT_CONNECTED: true,
  CLOSED_EARLY: true,
  REDIRECTED: true,
  TOO_LARGE: true,
  TIMEOUT: true,
} as const satisfies Record<WebhookFailure, true>;

const schema = object({
  /** The time of the event and its id. */
  id: string(),
  companyId: string(),
  endpointId: string(),
  /** What the event is about, such as `GAME#…`. The endpoint gets its events in order. */
  entity: string(),
  eventId: string(),
  event: string(),
  /** The body of the request. */
  payload: string(),
  status: picklist(['PENDING', 'DELIVERED', 'FAILED'] satisfies WebhookDeliveryStatus[]),
  createdAt: string(),
  /** The endpoint is disabled if the delivery fails for 72 hours after it. "Send again" changes it. */
  queuedAt: string(),
  attempts: number(),
  lastAttemptAt: optional(string()),
  nextAttemptAt: optional(string()),
  responseStatus: optional(number()),
  responseBody: optional(string()),
  failure: optional(picklist(Object.keys(failures) as WebhookFailure[])),
});

/** A delivery as it is stored. */
export type DeliveryRow = Readonly<InferOutput<typeof schema>>;

export const parseDelivery = (row: unknown): DeliveryRow => parse(schema, row);

export function shownDelivery(row: DeliveryRow): WebhookDelivery {
  const { entity: _entity, queuedAt: _queuedAt, companyId: _companyId, ...rest } = row;
  const { lastAttemptAt = null, nextAttemptAt = null, failure = null, ...answered } = rest;
  const { responseStatus = null, responseBody = null, ...shown } = answered;
  return { ...shown, lastAttemptAt, nextAttemptAt, responseStatus, responseBody, failure };
}

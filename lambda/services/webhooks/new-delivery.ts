import type { DeliveryRow } from '#lambda/stores/webhooks/delivery-row';

export interface ReportedEvent {
  readonly eventId: string;
  /** As in the contract, such as `game.live`. */
  readonly event: string;
  /** ISO 8601. */
  readonly at: string;
  readonly entity: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The pending delivery of an event to an endpoint. */
export function newDelivery(
  { id: endpointId, companyId }: { readonly id: string; readonly companyId: string },
  { eventId, event, at, entity, data }: ReportedEvent,
  now: Date,
): DeliveryRow {
  const queuedAt = now.toISOString();
  return {
    ...{ id: `${at}#${eventId}`, companyId, endpointId, entity, eventId, event },
    payload: JSON.stringify({ id: eventId, type: event, at, companyId, data }),
    ...{ status: 'PENDING', createdAt: queuedAt, queuedAt, attempts: 0 },
  };
}

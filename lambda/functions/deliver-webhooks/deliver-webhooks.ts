import { limits } from '#domain/limits';
import { attempt } from '#lambda/functions/deliver-webhooks/attempt';
import { disableEndpoint } from '#lambda/functions/deliver-webhooks/disable-endpoint';
import type { Needs } from '#lambda/functions/deliver-webhooks/needs';
import type { DueLane } from '#lambda/services/webhooks/webhook-queue';
import type { DeliveryRow } from '#lambda/stores/webhooks/delivery-row';
import type { Pending } from '#lambda/stores/webhooks/delivery-store';

/** The deliveries of one invocation. Each takes at most the time for an answer. */
const mostAtOnce = 8;

/** Longer than an attempt. If a function is stopped during an attempt, the lane waits for this time. */
const leaseSeconds = 15;

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** 1, 2, 4 … seconds after the first, second, third … attempt. */
const waitSeconds = (attempts: number) => Math.min(2 ** (attempts - 1), limits.webhook.longestWaitSeconds);

/**
 * Sends the pending deliveries of a lane in order, until one fails. That one is sent again later, before the others.
 * A lease on the delivery keeps a second message for the lane from sending it too, or the next one before it.
 */
export function deliverWebhooks(needs: Needs) {
  const { deliveries, enqueue, clock } = needs;
  return async (lane: DueLane): Promise<void> => {
    for (let sent = 0; sent < mostAtOnce; sent += 1) {
      const pending = await deliveries.head(lane);
      if (!pending) return;
      const now = clock();
      const waits = Math.ceil((Date.parse(pending.dueAt) - now.getTime()) / 1000);
      if (waits > 0) {
        // A retry has a message for its time. A lease has none if its function was stopped, so check again when it ends.
        if (waits <= leaseSeconds) await enqueue(lane, waits);
        return;
      }
      if (!(await deliveries.lease(lane, pending, later(now, leaseSeconds)))) continue;
      if (!(await deliver(needs, lane, pending))) return;
    }
    await enqueue(lane);
  };
}

/** Returns whether the next delivery of the lane can be sent. */
async function deliver(needs: Needs, lane: DueLane, pending: Pending): Promise<boolean> {
  const { deliveries, webhooks, enqueue, clock } = needs;
  const delivery = await deliveries.find(lane.endpointId, pending.deliveryId);
  if (!delivery) {
    await deliveries.forget(lane, pending);
    return true;
  }
  const endpoints = (await webhooks.endpointsOf(lane.companyId)).endpoints;
  const endpoint = endpoints.find(({ id }) => id === lane.endpointId);
  if (endpoint?.status !== 'ENABLED') {
    await deliveries.record(lane, pending, failed(delivery));
    return true;
  }
  const attempted = await attempt(needs, endpoint, delivery);
  if (attempted.status === 'DELIVERED') {
    await deliveries.record(lane, pending, attempted);
    return true;
  }
  const now = clock();
  if (hasFailedTooLong(attempted, now)) {
    await disableEndpoint(needs, endpoint, now);
    await deliveries.record(lane, pending, failed(attempted));
    return true;
  }
  const wait = waitSeconds(attempted.attempts);
  // The message comes first, because nothing else continues the lane. If the write fails, the lease ends before the message.
  await enqueue(lane, wait);
  await deliveries.record(lane, pending, {
    ...attempted,
    nextAttemptAt: later(now, wait).toISOString(),
  });
  return false;
}

const failed = ({ nextAttemptAt: _, ...delivery }: DeliveryRow): DeliveryRow => ({
  ...delivery,
  status: 'FAILED',
});

const hasFailedTooLong = ({ queuedAt }: DeliveryRow, now: Date): boolean =>
  now.getTime() - Date.parse(queuedAt) >= limits.webhook.triedHours * 3_600_000;

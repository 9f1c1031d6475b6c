import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { notifiedActions, webhookActions } from '#domain/audit/audit-actions';
import { environment } from '#lambda/functions/notify-owners/env';
import { handOverTo } from '#lambda/functions/notify-owners/hand-over';
import { notifiedEvent } from '#lambda/functions/notify-owners/notified-event';
import { notifyOwners } from '#lambda/functions/notify-owners/notify-owners';
import { sendToWebhooks } from '#lambda/functions/notify-owners/send-to-webhooks';
import { webhookRecord } from '#lambda/functions/notify-owners/webhook-record';
import { systemClock } from '#lambda/runtime/clock';
import { inOrder } from '#lambda/runtime/stream-batch';
import { webhookQueue } from '#lambda/services/webhooks/webhook-queue';
import { notificationStore } from '#lambda/stores/notifications/notification-store';
import { ownedSubjects } from '#lambda/stores/notifications/owned-subjects';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { playerOf, subjectCompany } from '#lambda/stores/webhooks/subject-company';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';

const env = environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: env.MAIN_TABLE,
  auditTable: env.AUDIT_TABLE,
};
const notify = notifyOwners({
  subjects: ownedSubjects(stores),
  notifications: notificationStore(stores),
  email: env.EMAIL_FUNCTION === undefined ? undefined : handOverTo(new LambdaClient(), env.EMAIL_FUNCTION),
});
const send = sendToWebhooks({
  companyOf: subjectCompany(stores),
  playerOf: playerOf(stores),
  webhooks: webhookStore(stores),
  deliveries: deliveryStore(stores),
  enqueue: webhookQueue(new SQSClient(), env.WEBHOOK_QUEUE_URL),
  clock: systemClock,
});

const isOneOf = (actions: readonly string[], action: string | undefined) =>
  action !== undefined && actions.includes(action);

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('notify-owners', event, async (record) => {
    const action = record.dynamodb?.NewImage?.action?.S;
    if (isOneOf(webhookActions, action)) await send(webhookRecord(record));
    if (isOneOf(notifiedActions, action)) await notify(notifiedEvent(record));
  });

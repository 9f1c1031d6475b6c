import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { deliverWebhooks } from '#lambda/functions/deliver-webhooks/deliver-webhooks';
import { environment } from '#lambda/functions/deliver-webhooks/env';
import { systemClock } from '#lambda/runtime/clock';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { outgoingClient } from '#lambda/services/outgoing/outgoing-client';
import { parseDueLane, webhookQueue } from '#lambda/services/webhooks/webhook-queue';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';

const env = environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: env.MAIN_TABLE,
  auditTable: env.AUDIT_TABLE,
};
const deliver = deliverWebhooks({
  deliveries: deliveryStore(stores),
  webhooks: webhookStore(stores),
  box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
  post: outgoingClient({ allowsLoopback: env.ALLOWS_LOOPBACK === 'true' }),
  enqueue: webhookQueue(new SQSClient(), env.QUEUE_URL),
  clock: systemClock,
});

/** A failed message is delivered again. The mapping has batches of one message. */
export const handler = async ({ Records }: SQSEvent): Promise<void> => {
  for (const { body } of Records) await deliver(parseDueLane(body));
};

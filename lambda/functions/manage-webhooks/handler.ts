import { randomBytes } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { SQSClient } from '@aws-sdk/client-sqs';
import { environment } from '#lambda/functions/manage-webhooks/env';
import { manageWebhooks } from '#lambda/functions/manage-webhooks/manage-webhooks';
import { parseRequest } from '#lambda/functions/manage-webhooks/request';
import { systemClock } from '#lambda/runtime/clock';
import { orRefusal } from '#lambda/runtime/refusal';
import { secretBox } from '#lambda/services/api-keys/secret-box';
import { newWebhookSecret } from '#lambda/services/webhooks/signed-headers';
import { webhookQueue } from '#lambda/services/webhooks/webhook-queue';
import { deliveryStore } from '#lambda/stores/webhooks/delivery-store';
import { webhookStore } from '#lambda/stores/webhooks/webhook-store';

const env = environment();
const stores = {
  dynamodb: new DynamoDBClient(),
  mainTable: env.MAIN_TABLE,
  auditTable: env.AUDIT_TABLE,
};
const manage = manageWebhooks({
  webhooks: webhookStore(stores),
  deliveries: deliveryStore(stores),
  box: secretBox(new KMSClient(), env.SECRETS_KEY_ARN),
  randomSecret: () => newWebhookSecret(randomBytes(32)),
  enqueue: webhookQueue(new SQSClient(), env.QUEUE_URL),
  allowsLoopback: env.ALLOWS_LOOPBACK === 'true',
  clock: systemClock,
});

export const handler = (event: unknown) => orRefusal(() => manage(parseRequest(event)));

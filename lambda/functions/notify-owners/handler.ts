import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { environment } from '#lambda/functions/notify-owners/env';
import { handOverTo } from '#lambda/functions/notify-owners/hand-over';
import { notifiedEvent } from '#lambda/functions/notify-owners/notified-event';
import { notifyOwners } from '#lambda/functions/notify-owners/notify-owners';
import { notificationStore } from '#lambda/stores/notifications/notification-store';
import { ownedSubjects } from '#lambda/stores/notifications/owned-subjects';
import { inOrder } from '#lambda/runtime/stream-batch';

const { MAIN_TABLE: mainTable, EMAIL_FUNCTION: emailFunction } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable };
const notify = notifyOwners({
  subjects: ownedSubjects(stores),
  notifications: notificationStore(stores),
  email: emailFunction === undefined ? undefined : handOverTo(new LambdaClient(), emailFunction),
});

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('notify-owners', event, (record) => notify(notifiedEvent(record)));

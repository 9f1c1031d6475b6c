import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { environment } from '#lambda/functions/tell-owners/env';
import { handOverTo } from '#lambda/functions/tell-owners/hand-over';
import { notifiedEvent } from '#lambda/functions/tell-owners/notified-event';
import { tellOwners } from '#lambda/functions/tell-owners/tell-owners';
import { notificationStore } from '#lambda/stores/notifications/notification-store';
import { ownedSubjects } from '#lambda/stores/notifications/owned-subjects';
import { inOrder } from '#lambda/stream-batch';

const { MAIN_TABLE: mainTable, EMAIL_FUNCTION: emailFunction } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable };
const tell = tellOwners({
  subjects: ownedSubjects(stores),
  notifications: notificationStore(stores),
  email: emailFunction === undefined ? undefined : handOverTo(new LambdaClient(), emailFunction),
});

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('tell-owners', event, (record) => tell(notifiedEvent(record)));

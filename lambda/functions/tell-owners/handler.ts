import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { environment } from '#lambda/functions/tell-owners/env';
import { notifiedEvent } from '#lambda/functions/tell-owners/notified-event';
import { tellOwners } from '#lambda/functions/tell-owners/tell-owners';
import { notificationStore } from '#lambda/stores/notifications/notification-store';
import { ownedSubjects } from '#lambda/stores/notifications/owned-subjects';
import { inOrder } from '#lambda/stream-batch';

const { MAIN_TABLE: mainTable } = environment();
const stores = { dynamodb: new DynamoDBClient(), mainTable };
const tell = tellOwners({ subjects: ownedSubjects(stores), notifications: notificationStore(stores) });

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('tell-owners', event, (record) => tell(notifiedEvent(record)));

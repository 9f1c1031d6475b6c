import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { catalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import { environment } from '#lambda/functions/sync-catalogue/env';
import { syncCatalogue } from '#lambda/functions/sync-catalogue/sync-catalogue';
import { offerStore } from '#lambda/stores/games/offer-store';
import { inOrder } from '#lambda/stream-batch';

const { MAIN_TABLE: mainTable } = environment();
const sync = syncCatalogue({ offers: offerStore({ dynamodb: new DynamoDBClient(), mainTable }) });

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('sync-catalogue', event, async (record) => {
    const change = catalogueChange(record);
    if (change) await sync(change);
  });

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { catalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import { environment } from '#lambda/functions/sync-catalogue/env';
import { nameChange } from '#lambda/functions/sync-catalogue/name-change';
import { syncCatalogue } from '#lambda/functions/sync-catalogue/sync-catalogue';
import { offerStore } from '#lambda/stores/games/offer-store';
import { nameIndex } from '#lambda/stores/search/name-index';
import { inOrder } from '#lambda/runtime/stream-batch';

const { MAIN_TABLE: mainTable } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable };
const sync = syncCatalogue({ offers: offerStore(needs) });
const names = nameIndex(needs);

export const handler = (event: DynamoDBStreamEvent) =>
  inOrder('sync-catalogue', event, async (record) => {
    const { before, after } = nameChange(record);
    await names.follow(before, after);
    const change = catalogueChange(record);
    if (change) await sync(change);
  });

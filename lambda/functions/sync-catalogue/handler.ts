import { DynamoDBClient, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent, DynamoDBRecord } from 'aws-lambda';
import { catalogueChange } from '#lambda/functions/sync-catalogue/catalogue-change';
import { environment } from '#lambda/functions/sync-catalogue/env';
import { syncCatalogue } from '#lambda/functions/sync-catalogue/sync-catalogue';
import { offerStore } from '#lambda/stores/games/offer-store';
import { nameIndex } from '#lambda/stores/search/name-index';
import { inOrder } from '#lambda/runtime/stream-batch';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Searchable } from '#domain/search/search-entries';
import { parseSearchable } from '#lambda/stores/search/searchable-row';

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

/** A change of a searchable name, as a record of the Main stream describes it. */
interface NameChange {
  readonly before: Searchable | undefined;
  readonly after: Searchable | undefined;
}

const nameChange = ({ dynamodb }: DynamoDBRecord): NameChange => ({
  before: searchableOf(dynamodb?.OldImage),
  after: searchableOf(dynamodb?.NewImage),
});

const searchableOf = (image: NonNullable<DynamoDBRecord['dynamodb']>['NewImage']) =>
  image && parseSearchable(unmarshall(image as Record<string, AttributeValue>));

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '#lambda/functions/reconcile-search/env';
import { reconcileSearch } from '#lambda/functions/reconcile-search/reconcile-search';
import { everythingNamed } from '#lambda/stores/search/everything-named';
import { nameIndex } from '#lambda/stores/search/name-index';

const { MAIN_TABLE: mainTable } = environment();
const needs = { dynamodb: new DynamoDBClient(), mainTable };

export const handler = reconcileSearch({
  everything: () => everythingNamed(needs),
  names: nameIndex(needs),
});

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { listCatalogue as operation } from '#domain/generated/novalink-api';
import { environment } from '#lambda/functions/list-catalogue/env';
import { listCatalogue } from '#lambda/functions/list-catalogue/list-catalogue';
import { restAnswer } from '#lambda/runtime/rest-answer';
import { catalogueStore } from '#lambda/stores/games/catalogue-store';

const { MAIN_TABLE: mainTable } = environment();
const list = listCatalogue({ catalogue: catalogueStore({ dynamodb: new DynamoDBClient(), mainTable }) });

/**
 * The response is the same for all callers. A suspended game disappears from every cache after at most one
 * minute.
 */
const cacheControl = 'public, max-age=60';

export const handler = (event: APIGatewayProxyEvent) =>
  restAnswer('list-catalogue', operation, event, list, cacheControl);

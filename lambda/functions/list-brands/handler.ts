import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '#lambda/functions/list-brands/env';
import { everyBrand } from '#lambda/stores/brands/every-brand';

const list = everyBrand({ dynamodb: new DynamoDBClient(), mainTable: environment().MAIN_TABLE });

/** The input of the map state in the state machine that seals days: one item for each brand. */
export const handler = async () => ({ brands: await list() });

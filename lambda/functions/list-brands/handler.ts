import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { environment } from '#lambda/functions/list-brands/env';
import { everyBrand } from '#lambda/stores/brands/every-brand';

const list = everyBrand({ dynamodb: new DynamoDBClient(), mainTable: environment().MAIN_TABLE });

/** What the state machine of the seals goes through: one item for each brand. */
export const handler = async () => ({ brands: await list() });

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What every store is made of; the tables' names come from the function's environment. */
export interface StoreNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly auditTable: string;
}

/** What stores of sessions, seeds and players are made of. */
export interface PlayStoreNeeds extends Pick<StoreNeeds, 'dynamodb'> {
  readonly playTable: string;
}

import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** Dependencies of every store. The names of the tables come from the function's environment. */
export interface StoreNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly mainTable: string;
  readonly auditTable: string;
}

/** Dependencies of the stores of sessions, seeds and players. */
export interface PlayStoreNeeds extends Pick<StoreNeeds, 'dynamodb'> {
  readonly playTable: string;
}

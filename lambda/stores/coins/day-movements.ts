import { paginateQuery, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandDayPartition, journalIndexes } from '#domain/keys';
import type { StoredMovement } from '#domain/wallet/movement';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';

/** The movements of a brand's day, UTC, page by page and in no particular order. */
export type DayMovements = (brandId: string, day: string) => AsyncIterable<readonly StoredMovement[]>;

export interface DayMovementsNeeds {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
}

/** Reads the index by day, which is some seconds behind the journal: for days that are over. */
export const dayMovements = ({ dynamodb, journalTable: TableName }: DayMovementsNeeds): DayMovements =>
  async function* (brandId, day) {
    const query = {
      TableName,
      IndexName: journalIndexes.byDay,
      KeyConditionExpression: `${journalIndexes.byDay}pk = :day`,
      ExpressionAttributeValues: marshall({ ':day': brandDayPartition(brandId, day) }),
    };
    for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
      yield Items.map(parseMovement);
  };

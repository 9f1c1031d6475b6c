import { setTimeout as pause } from 'node:timers/promises';
import { BatchWriteItemCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { RowKey } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface RowWrites {
  readonly table: string;
  readonly puts: readonly RowKey[];
  readonly deletes: readonly RowKey[];
}

/** Maximum number of rows in one call. */
const mostRows = 25;
const attempts = 6;
const firstPauseMs = 20;

/**
 * Replaces and deletes rows of a table without conditions, in calls of up to 25 rows. The keys must be different. If it
 * fails, some rows may be written. Unprocessed rows are requested again.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html
 */
export async function writeRows(
  { dynamodb }: Pick<StoreNeeds, 'dynamodb'>,
  { table, puts, deletes }: RowWrites,
): Promise<void> {
  const writes: WriteRequest[] = [
    ...puts.map((row) => ({ PutRequest: { Item: marshall(row) } })),
    ...deletes.map(({ pk, sk }) => ({ DeleteRequest: { Key: marshall({ pk, sk }) } })),
  ];
  for (let from = 0; from < writes.length; from += mostRows) {
    let left: Record<string, WriteRequest[]> = { [table]: writes.slice(from, from + mostRows) };
    for (let attempt = 1; Object.keys(left).length > 0; attempt += 1) {
      if (attempt > attempts) throw new Error('DynamoDB did not write all rows after several attempts.');
      if (attempt > 1) await pause(firstPauseMs * 2 ** attempt * Math.random());
      const { UnprocessedItems = {} } = await dynamodb.send(
        new BatchWriteItemCommand({ RequestItems: left }),
      );
      left = UnprocessedItems;
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { StoreNeeds } from '#lambda/stores/store-needs';

interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

const attempts = 6;
const firstPauseMs = 20;

/**
 * Up to 100 rows of Main as they stand now, in one call and in the order of their keys; undefined where nothing is.
 * What the table left out is asked for again.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
 */
export async function readRows(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  keys: readonly RowKey[],
): Promise<readonly unknown[]> {
  const found = new Map<string, unknown>();
  let left: Record<string, AttributeValue>[] = keys.map((key) => marshall(key));
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > attempts) throw new Error('The table left out the same rows again and again.');
    if (attempt > 1) await pause(firstPauseMs * 2 ** attempt * Math.random());
    const { Responses = {}, UnprocessedKeys = {} } = await dynamodb.send(
      new BatchGetItemCommand({ RequestItems: { [mainTable]: { Keys: left, ConsistentRead: true } } }),
    );
    for (const row of (Responses[mainTable] ?? []).map((item) => unmarshall(item)))
      found.set(`${row.pk} ${row.sk}`, row);
    left = UnprocessedKeys[mainTable]?.Keys ?? [];
  }
  return keys.map(({ pk, sk }) => found.get(`${pk} ${sk}`));
}

import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetItemCommand, type KeysAndAttributes } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { projectionOf } from '#lambda/stores/projection';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

export interface RowPlace {
  readonly table: string;
  readonly key: RowKey;
}

export interface ReadOptions {
  /** By default true. False for eventually consistent reads, at half the price. */
  readonly isConsistent?: boolean;
  /** The attributes to read besides the key; all by default. */
  readonly attributes?: readonly string[];
}

const attempts = 6;
const firstPauseMs = 20;

/**
 * Reads up to 100 rows of any tables in one call, consistently or eventually consistently for half the price.
 * Returns them in the order of their keys; undefined for a missing row. Unprocessed keys are requested again.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html
 */
export async function readRows(
  { dynamodb }: Pick<StoreNeeds, 'dynamodb'>,
  places: readonly RowPlace[],
  { isConsistent = true, attributes }: ReadOptions = {},
): Promise<readonly unknown[]> {
  const found = new Map<string, unknown>();
  let left = requestOf(places, {
    ConsistentRead: isConsistent,
    ...(attributes && projectionOf(['pk', 'sk', ...attributes])),
  });
  for (let attempt = 1; Object.keys(left).length > 0; attempt += 1) {
    if (attempt > attempts) throw new Error('DynamoDB did not return all rows after several attempts.');
    if (attempt > 1) await pause(firstPauseMs * 2 ** attempt * Math.random());
    const { Responses = {}, UnprocessedKeys = {} } = await dynamodb.send(
      new BatchGetItemCommand({ RequestItems: left }),
    );
    for (const [table, items] of Object.entries(Responses))
      for (const row of items.map((item) => unmarshall(item))) found.set(`${table} ${row.pk} ${row.sk}`, row);
    left = UnprocessedKeys;
  }
  return places.map(({ table, key: { pk, sk } }) => found.get(`${table} ${pk} ${sk}`));
}

function requestOf(
  places: readonly RowPlace[],
  options: Omit<KeysAndAttributes, 'Keys'>,
): Record<string, KeysAndAttributes> {
  const tables = [...new Set(places.map(({ table }) => table))];
  const keysIn = (table: string) => places.filter((place) => place.table === table).map(({ key }) => key);
  return Object.fromEntries(
    tables.map((table) => [table, { Keys: keysIn(table).map((key) => marshall(key)), ...options }]),
  );
}

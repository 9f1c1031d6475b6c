import { TransactWriteItemsCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Item } from './restored-tables';

const prefix = 'ASIDE#';

/** The original row of a row that was set aside; undefined for every other row. */
export const rowSetAside = ({ pk, row }: Item): Item | undefined =>
  pk?.S?.startsWith(prefix) ? row?.M : undefined;

/**
 * Moves a row that contradicts the others to a key that nothing reads, unchanged and removed from every
 * index. It stays in its table as evidence.
 */
export async function setAside(
  dynamodb: DynamoDBClient,
  TableName: string,
  row: Item,
  reason: string,
): Promise<void> {
  const { pk, sk } = row;
  if (!pk?.S || !sk) throw new Error('A row has a key.');
  const Item = { pk: { S: prefix + pk.S }, sk, reason: { S: reason }, row: { M: row } };
  await dynamodb.send(
    new TransactWriteItemsCommand({
      TransactItems: [{ Put: { TableName, Item } }, { Delete: { TableName, Key: { pk, sk } } }],
    }),
  );
}

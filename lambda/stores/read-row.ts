import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** One row of Main as it stands now, or nothing. */
export async function readRow<Row>(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  key: Readonly<Record<string, string>>,
  parse: (row: unknown) => Row,
): Promise<Row | undefined> {
  const { Item } = await dynamodb.send(
    new GetItemCommand({ TableName: mainTable, Key: marshall(key), ConsistentRead: true }),
  );
  return Item && parse(unmarshall(Item));
}

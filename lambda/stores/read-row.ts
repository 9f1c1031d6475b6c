import { GetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

type Key = Readonly<Record<string, string>>;
type Parse<Row> = (row: unknown) => Row;

/** One row of Main as it stands now, or nothing. */
export const readRow = <Row>(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  key: Key,
  parse: Parse<Row>,
): Promise<Row | undefined> => rowOf(dynamodb, mainTable, key, parse);

/** One row of Play as it stands now, or nothing. */
export const readPlayRow = <Row>(
  { dynamodb, playTable }: PlayStoreNeeds,
  key: Key,
  parse: Parse<Row>,
): Promise<Row | undefined> => rowOf(dynamodb, playTable, key, parse);

async function rowOf<Row>(dynamodb: DynamoDBClient, TableName: string, key: Key, parse: Parse<Row>) {
  const { Item } = await dynamodb.send(
    new GetItemCommand({ TableName, Key: marshall(key), ConsistentRead: true }),
  );
  return Item && parse(unmarshall(Item));
}

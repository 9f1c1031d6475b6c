import { GetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { PlayStoreNeeds, StoreNeeds } from '#lambda/stores/store-needs';

type Key = Readonly<Record<string, string>>;
type Parse<Row> = (row: unknown) => Row;

/** Reads one row of Main consistently; undefined if it does not exist. */
export const readRow = <Row>(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  key: Key,
  parse: Parse<Row>,
): Promise<Row | undefined> => rowOf(dynamodb, mainTable, key, parse);

/** Reads one row of Play consistently; undefined if it does not exist. */
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

import {
  GetItemCommand,
  paginateQuery,
  paginateScan,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';

/** Restored tables, each from a different time, which are not in use yet. */
export interface RestoredTables {
  readonly dynamodb: DynamoDBClient;
  readonly journalTable: string;
  readonly walletsTable: string;
  /** Contains the PLAY rows, sessions and revealed seeds of players. */
  readonly playTable: string;
  /** Contains the math models of games, which never change; read only. */
  readonly mainTable: string;
}

export type Item = Record<string, AttributeValue>;

/** The prefix of the partition keys of one kind of row, such as `WALLET#`. */
export const kindOf = (partition: string): string => partition.slice(0, partition.indexOf('#') + 1);

export async function* everyRow(dynamodb: DynamoDBClient, TableName: string): AsyncGenerator<Item> {
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName, ConsistentRead: true }))
    yield* Items;
}

/** The rows of a partition of the table or of one of its indexes, sorted. */
export async function rowsUnder(
  dynamodb: DynamoDBClient,
  TableName: string,
  partition: string,
  index?: { readonly indexName: string; readonly partitionKey: string },
): Promise<Item[]> {
  const found: Item[] = [];
  const query = {
    TableName,
    ...(index === undefined ? { ConsistentRead: true } : { IndexName: index.indexName }),
    KeyConditionExpression: `${index?.partitionKey ?? 'pk'} = :partition`,
    ExpressionAttributeValues: marshall({ ':partition': partition }),
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query)) found.push(...Items);
  return found;
}

/** Reads the whole rows of rows of an index, in the same order. */
export async function wholeRows(
  dynamodb: DynamoDBClient,
  TableName: string,
  rows: readonly Item[],
): Promise<Item[]> {
  const whole = new Array<Item>(rows.length);
  await forEach(rows.entries(), async ([place, { pk, sk }]) => {
    if (pk === undefined || sk === undefined)
      throw new Error('A row of the index lacks the key of its table.');
    const key = { TableName, Key: { pk, sk }, ConsistentRead: true };
    const { Item } = await dynamodb.send(new GetItemCommand(key));
    if (Item === undefined) throw new Error(`The row ${pk.S ?? ''} is only in the index.`);
    whole[place] = Item;
  });
  return whole;
}

/** Runs `work` for each item of `list`, with limited concurrency. */
export async function forEach<Of>(list: Iterable<Of>, work: (of: Of) => Promise<void>): Promise<void> {
  const waiting = list[Symbol.iterator]();
  const worker = async () => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
}

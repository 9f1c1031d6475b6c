import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  type BatchGetItemCommandInput,
  type DynamoDBClientConfig,
  type GetItemCommandInput,
  type PutItemCommandInput,
  type TransactWriteItem,
  type TransactWriteItemsCommandInput,
} from '@aws-sdk/client-dynamodb';
import type { HeldRows } from './held-rows';

/**
 * A DynamoDB client whose reads and writes of single rows and transactions use held rows. Other operations are sent
 * if no writes are held.
 */
export function heldClient(rows: HeldRows, config: DynamoDBClientConfig): DynamoDBClient {
  const client = new DynamoDBClient(config);
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const perform = operations[commandName];
        if (perform)
          return { output: { $metadata: {}, ...(await perform(rows, args.input as never)) }, response: {} };
        if (rows.hasWrites()) throw new Error(`${commandName} does not include the writes that are held.`);
        return next(args);
      },
    { step: 'initialize', name: 'heldRows' },
  );
  return client;
}

type Perform = (rows: HeldRows, input: never) => Promise<object>;

const operations: Readonly<Record<string, Perform>> = {
  GetItemCommand: async (rows, { TableName = '', Key = {} }: GetItemCommandInput) => {
    const [Item] = await rows.read([{ TableName, Key }]);
    return { Item };
  },
  // Whole rows, also if the request names attributes.
  BatchGetItemCommand: async (rows, { RequestItems = {} }: BatchGetItemCommandInput) => {
    const places = Object.entries(RequestItems).flatMap(([TableName, { Keys = [] }]) =>
      Keys.map((Key) => ({ TableName, Key })),
    );
    const items = await rows.read(places);
    const Responses: Record<string, object[]> = {};
    for (const [at, { TableName }] of places.entries()) {
      const item = items[at];
      if (item) (Responses[TableName] ??= []).push(item);
    }
    return { Responses };
  },
  PutItemCommand: (rows, { Item, TableName, ...write }: PutItemCommandInput) =>
    alone(rows, { Put: { Item, TableName, ...write } }),
  TransactWriteItemsCommand: async (rows, { TransactItems = [] }: TransactWriteItemsCommandInput) => {
    await rows.write(TransactItems);
    return {};
  },
};

/** Fails like a write of one row. */
async function alone(rows: HeldRows, write: TransactWriteItem): Promise<object> {
  await rows.write([write]).catch((error: unknown) => {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const Item = error.CancellationReasons?.[0]?.Item;
    throw new ConditionalCheckFailedException({
      message: error.message,
      $metadata: {},
      ...(Item && { Item }),
    });
  });
  return {};
}

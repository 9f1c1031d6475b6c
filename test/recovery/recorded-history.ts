import {
  BatchGetItemCommand,
  paginateScan,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { productTableNames } from '#test/world/given/product-tables';

export type Item = Readonly<Record<string, AttributeValue>>;

/** A row after a write; undefined if it was deleted. */
export interface Change {
  readonly table: string;
  readonly key: string;
  readonly row: Item | undefined;
}

/** The initial contents of tables, and all later changes in order. */
export interface History {
  readonly beginning: ReadonlyMap<string, readonly Item[]>;
  readonly changes: readonly Change[];
}

/**
 * Records all writes through `client` from now on. Writes are sent one at a time, so that their order is
 * known.
 */
export async function recordHistory(client: DynamoDBClient, reader: DynamoDBClient): Promise<History> {
  const beginning = new Map<string, Item[]>();
  for (const TableName of productTableNames) {
    const rows: Item[] = [];
    for await (const { Items = [] } of paginateScan({ client: reader }, { TableName })) rows.push(...Items);
    beginning.set(TableName, rows);
  }
  const changes: Change[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  client.middlewareStack.add(
    (next, context) => (sent) => {
      const written = keysWritten(String(context.commandName), sent.input);
      if (written.length === 0) return next(sent);
      const done = turn.then(async () => {
        const answer = await next(sent);
        changes.push(...(await rowsNow(reader, written)));
        return answer;
      });
      turn = done.catch(() => undefined);
      return done;
    },
    { step: 'initialize', name: 'history' },
  );
  return { beginning, changes };
}

interface Written {
  readonly table: string;
  readonly key: Item;
}

interface Write {
  readonly TableName: string;
  readonly Item?: Item;
  readonly Key?: Item;
}

function keysWritten(command: string, input: unknown): readonly Written[] {
  const writes =
    command === 'TransactWriteItemsCommand'
      ? (input as { TransactItems: readonly Record<string, Write>[] }).TransactItems.flatMap(
          ({ Put, Update, Delete }) => [Put, Update, Delete].filter((write) => write !== undefined),
        )
      : /^(Put|Update|Delete)ItemCommand$/.test(command)
        ? [input as Write]
        : [];
  return writes.map(({ TableName, Item, Key }) => ({ table: TableName, key: keyOf(Item ?? Key ?? {}) }));
}

const keyOf = ({ pk, sk }: Item): Item => ({ ...(pk && { pk }), ...(sk && { sk }) });

/** Identifies a row within its table. */
export const nameOf = ({ pk, sk }: Item): string => `${pk?.S ?? ''} ${sk?.S ?? ''}`;

async function rowsNow(reader: DynamoDBClient, written: readonly Written[]): Promise<readonly Change[]> {
  const tables = [...new Set(written.map(({ table }) => table))];
  const { Responses = {} } = await reader.send(
    new BatchGetItemCommand({
      RequestItems: Object.fromEntries(
        tables.map((table) => [
          table,
          { ConsistentRead: true, Keys: written.filter((one) => one.table === table).map(({ key }) => key) },
        ]),
      ),
    }),
  );
  return written.map(({ table, key }) => ({
    table,
    key: nameOf(key),
    row: Responses[table]?.find((row) => nameOf(row) === nameOf(key)),
  }));
}

import { util, type Context, type DynamoDBBatchGetItemRequest, type Key } from '@aws-appsync/utils';
import { refuseFailure } from './refuse-failure';
import { mainTable } from './tables';

type PlainKey = Readonly<{ pk: string; sk: string }>;
type Asking = Pick<Context, 'env' | 'error' | 'request'>;

/** The response of a batch read. */
export interface BatchRead<Row> {
  readonly data: Readonly<Record<string, (Row | null)[]>>;
  readonly unprocessedKeys?: Readonly<Record<string, readonly unknown[]>> | null;
}
type Reported<Row> = Pick<
  Context<unknown, Record<string, unknown>, undefined, undefined, BatchRead<Row>>,
  'env' | 'error' | 'request' | 'result'
>;

/** Reads up to 100 distinct rows of the main table. */
export const readRows = (ctx: Asking, keys: readonly PlainKey[], consistentRead: boolean) =>
  readRowsOf(mainTable(ctx), keys, consistentRead);

/** The response to `readRows`: see `rowsReadOf`. */
export const rowsRead = <Row>(ctx: Reported<Row>): (Row | null)[] => rowsReadOf(mainTable(ctx), ctx);

/** Reads up to 100 distinct rows of a table. */
export function readRowsOf(
  table: string,
  keys: readonly PlainKey[],
  consistentRead: boolean,
): DynamoDBBatchGetItemRequest {
  const typed: Key[] = [];
  for (const key of keys) typed.push(util.dynamodb.toMapValues(key));
  return { operation: 'BatchGetItem', tables: { [table]: { keys: typed, consistentRead } } };
}

/** Returns the rows in the order of their keys, `null` for missing rows. Fails if DynamoDB left keys unprocessed. */
export function rowsReadOf<Row>(table: string, ctx: Reported<Row>): (Row | null)[] {
  if (ctx.error) refuseFailure(ctx);
  if ((ctx.result.unprocessedKeys?.[table] ?? []).length > 0)
    refuseFailure(ctx, 'DynamoDB did not return all rows.');
  return ctx.result.data[table] ?? [];
}

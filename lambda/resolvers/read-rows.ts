import { util, type Context, type DynamoDBBatchGetItemRequest, type Key } from '@aws-appsync/utils';
import { refuseFailure } from './refuse-failure';
import { mainTable } from './tables';

type PlainKey = Readonly<{ pk: string; sk: string }>;

/** At most 100 rows of Main, none twice. */
export function readRows(
  ctx: Pick<Context, 'env' | 'error' | 'request'>,
  keys: readonly PlainKey[],
  consistentRead: boolean,
): DynamoDBBatchGetItemRequest {
  const typed: Key[] = [];
  for (const key of keys) typed.push(util.dynamodb.toMapValues(key));
  return { operation: 'BatchGetItem', tables: { [mainTable(ctx)]: { keys: typed, consistentRead } } };
}

/** What `readRows` was told. */
export interface BatchRead<Row> {
  readonly data: Readonly<Record<string, (Row | null)[]>>;
  readonly unprocessedKeys?: Readonly<Record<string, readonly unknown[]>> | null;
}

/** The rows in the order of their keys, `null` for those that are not there; DynamoDB may leave some unread. */
export function rowsRead<Row>(
  ctx: Pick<
    Context<unknown, Record<string, unknown>, undefined, undefined, BatchRead<Row>>,
    'env' | 'error' | 'request' | 'result'
  >,
): (Row | null)[] {
  if (ctx.error) refuseFailure(ctx);
  const table = mainTable(ctx);
  if ((ctx.result.unprocessedKeys?.[table] ?? []).length > 0)
    refuseFailure(ctx, 'DynamoDB left rows unread.');
  return ctx.result.data[table] ?? [];
}

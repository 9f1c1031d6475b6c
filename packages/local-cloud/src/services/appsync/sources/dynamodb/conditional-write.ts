import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { AttributeMap } from '../../runtime/dynamodb-values';
import { fromDynamoDbMap } from '../../runtime/dynamodb-values';
import type { condition } from './documents';
import { isFailure, type OperationAnswer, type TableNeeds } from './operation';

interface Write {
  readonly key: AttributeMap;
  readonly condition: v.InferOutput<typeof condition>;
  /** The expected item after the write, `null` for no item; absent if AppSync does not compare. */
  readonly wanted?: AttributeMap | null;
}

/**
 * Performs a conditional write. If the condition fails and the item already is as expected, the write succeeds;
 * otherwise the error comes with the current item as its result.
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
 */
export async function conditionalWrite(
  { call, tableName }: Pick<TableNeeds, 'call' | 'tableName'>,
  { key, condition, wanted }: Write,
  write: () => Promise<OperationAnswer>,
): Promise<OperationAnswer> {
  try {
    return await write();
  } catch (failure) {
    if (!condition || !isFailure(failure, 'ConditionalCheckFailedException')) throw failure;
    const read = { TableName: tableName, Key: key, ConsistentRead: condition.consistentRead };
    const { Item } = await call('GetItem', read);
    const current = Item === undefined ? null : fromDynamoDbMap(Item as AttributeMap);
    const ignored = condition.equalsIgnore;
    return wanted !== undefined && isAsWanted(current, wanted, ignored)
      ? { result: current }
      : { result: current, failure };
  }
}

type Plain = Readonly<Record<string, unknown>>;

function isAsWanted(current: Plain | null, wanted: AttributeMap | null, ignored: readonly string[]): boolean {
  if (current === null || wanted === null) return current === wanted;
  return isDeepStrictEqual(without(current, ignored), without(fromDynamoDbMap(wanted), ignored));
}

const without = (item: Plain, names: readonly string[]): Plain =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

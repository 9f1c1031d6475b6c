import * as v from 'valibot';
import { fromDynamoDbMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { cancelled } from './cancellation';
import { attributeMap, expression, placeholders } from './documents';
import { isFailure, type Operation } from './operation';

const condition = v.strictObject({
  ...expression.entries,
  returnValuesOnConditionCheckFailure: v.optional(v.boolean(), true),
});

const target = { table: v.string(), key: attributeMap };

const transactItem = v.variant('operation', [
  v.strictObject({
    operation: v.literal('PutItem'),
    ...target,
    attributeValues: attributeMap,
    condition: v.nullish(condition),
  }),
  v.strictObject({
    operation: v.literal('UpdateItem'),
    ...target,
    update: expression,
    condition: v.nullish(condition),
  }),
  v.strictObject({ operation: v.literal('DeleteItem'), ...target, condition: v.nullish(condition) }),
  v.strictObject({ operation: v.literal('ConditionCheck'), ...target, condition }),
]);

const schema = v.strictObject({
  operation: v.literal('TransactWriteItems'),
  transactItems: v.array(transactItem),
});

export const transactWriteItems: Operation = async (request, { call }) => {
  const { transactItems } = readRequest(schema, request);
  try {
    await call('TransactWriteItems', { TransactItems: transactItems.map(apiItem) });
    const keys = transactItems.map(({ key }) => fromDynamoDbMap(key));
    return { result: { keys, cancellationReasons: null } };
  } catch (failure) {
    if (!isFailure(failure, 'TransactionCanceledException')) throw failure;
    return { result: { keys: null, cancellationReasons: cancelled(failure) }, failure };
  }
};

function apiItem(item: v.InferOutput<typeof transactItem>) {
  const { table: TableName, key: Key, condition: unless } = item;
  const conditional = unless && {
    ConditionExpression: unless.expression,
    ReturnValuesOnConditionCheckFailure: unless.returnValuesOnConditionCheckFailure ? 'ALL_OLD' : 'NONE',
  };
  switch (item.operation) {
    case 'PutItem':
      return {
        Put: {
          TableName,
          Item: { ...item.attributeValues, ...Key },
          ...conditional,
          ...placeholders(unless),
        },
      };
    case 'UpdateItem': {
      const UpdateExpression = item.update.expression;
      const named = placeholders(item.update, unless);
      return { Update: { TableName, Key, UpdateExpression, ...conditional, ...named } };
    }
    case 'DeleteItem':
      return { Delete: { TableName, Key, ...conditional, ...placeholders(unless) } };
    case 'ConditionCheck':
      return { ConditionCheck: { TableName, Key, ...conditional, ...placeholders(unless) } };
  }
}

import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { conditionalWrite } from './conditional-write';
import { attributeMap, condition, expression, placeholders } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('UpdateItem'),
  key: attributeMap,
  update: expression,
  condition,
});

export const updateItem: Operation = (request, needs) => {
  const { key, update, condition: unless } = readRequest(schema, request);
  return conditionalWrite(needs, { key, condition: unless }, async () => {
    const { Attributes } = await needs.call('UpdateItem', {
      TableName: needs.tableName,
      Key: key,
      UpdateExpression: update.expression,
      ...(unless && { ConditionExpression: unless.expression }),
      ...placeholders(update, unless),
      ReturnValues: 'ALL_NEW',
    });
    return { result: fromDynamoDbMap((Attributes ?? {}) as AttributeMap) };
  });
};

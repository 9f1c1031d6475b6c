import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { conditionalWrite } from './conditional-write';
import { attributeMap, condition, placeholders } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({ operation: v.literal('DeleteItem'), key: attributeMap, condition });

export const deleteItem: Operation = (request, needs) => {
  const { key, condition: unless } = readRequest(schema, request);
  return conditionalWrite(needs, { key, condition: unless, wanted: null }, async () => {
    const { Attributes } = await needs.call('DeleteItem', {
      TableName: needs.tableName,
      Key: key,
      ...(unless && { ConditionExpression: unless.expression }),
      ...placeholders(unless),
      ReturnValues: 'ALL_OLD',
    });
    return { result: Attributes === undefined ? null : fromDynamoDbMap(Attributes as AttributeMap) };
  });
};

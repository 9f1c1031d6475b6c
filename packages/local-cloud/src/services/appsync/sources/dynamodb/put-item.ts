import * as v from 'valibot';
import { fromDynamoDbMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { conditionalWrite } from './conditional-write';
import { attributeMap, condition, placeholders } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('PutItem'),
  key: attributeMap,
  attributeValues: attributeMap,
  condition,
});

export const putItem: Operation = (request, needs) => {
  const { key, attributeValues, condition: unless } = readRequest(schema, request);
  const item = { ...attributeValues, ...key };
  return conditionalWrite(needs, { key, condition: unless, wanted: item }, async () => {
    await needs.call('PutItem', {
      TableName: needs.tableName,
      Item: item,
      ...(unless && { ConditionExpression: unless.expression }),
      ...placeholders(unless),
    });
    return { result: fromDynamoDbMap(item) };
  });
};

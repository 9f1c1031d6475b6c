import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { attributeMap, placeholders, projected, projection } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('GetItem'),
  key: attributeMap,
  consistentRead: v.nullish(v.boolean()),
  projection,
});

export const getItem: Operation = async (request, { call, tableName }) => {
  const asked = readRequest(schema, request);
  const { Item } = await call('GetItem', {
    TableName: tableName,
    Key: asked.key,
    ConsistentRead: asked.consistentRead ?? false,
    ...projected(asked.projection),
    ...placeholders(asked.projection),
  });
  return { result: Item === undefined ? null : fromDynamoDbMap(Item as AttributeMap) };
};

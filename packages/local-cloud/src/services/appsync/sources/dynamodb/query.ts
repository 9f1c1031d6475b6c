import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { expression, placeholders, projected, projection } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('Query'),
  query: expression,
  index: v.nullish(v.string()),
  limit: v.nullish(v.number()),
  nextToken: v.nullish(v.string()),
  scanIndexForward: v.nullish(v.boolean()),
  consistentRead: v.nullish(v.boolean()),
  select: v.nullish(v.picklist(['ALL_ATTRIBUTES', 'ALL_PROJECTED_ATTRIBUTES', 'SPECIFIC_ATTRIBUTES'])),
  filter: v.nullish(expression),
  projection,
});

export const query: Operation = async (request, { call, tableName, tokens }) => {
  const asked = readRequest(schema, request);
  const answer = await call('Query', {
    TableName: tableName,
    KeyConditionExpression: asked.query.expression,
    ...(asked.index && { IndexName: asked.index }),
    ...(asked.limit && { Limit: asked.limit }),
    ...(asked.nextToken && { ExclusiveStartKey: tokens.open(asked.nextToken) }),
    ...(asked.filter && { FilterExpression: asked.filter.expression }),
    ...(asked.select && { Select: asked.select }),
    ScanIndexForward: asked.scanIndexForward ?? true,
    ConsistentRead: asked.consistentRead ?? false,
    ...projected(asked.projection),
    ...placeholders(asked.query, asked.filter, asked.projection),
  });
  const { Items = [], LastEvaluatedKey: last, ScannedCount } = answer;
  return {
    result: {
      items: (Items as AttributeMap[]).map(fromDynamoDbMap),
      nextToken: last === undefined ? null : tokens.seal(last),
      scannedCount: ScannedCount,
    },
  };
};

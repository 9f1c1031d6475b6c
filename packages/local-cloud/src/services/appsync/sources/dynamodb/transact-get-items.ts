import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { cancelled } from './cancellation';
import { attributeMap, placeholders, projected, projection } from './documents';
import { isFailure, type Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('TransactGetItems'),
  transactItems: v.array(v.strictObject({ table: v.string(), key: attributeMap, projection })),
});

export const transactGetItems: Operation = async (request, { call }) => {
  const { transactItems } = readRequest(schema, request);
  const TransactItems = transactItems.map((asked) => ({
    Get: {
      TableName: asked.table,
      Key: asked.key,
      ...projected(asked.projection),
      ...placeholders(asked.projection),
    },
  }));
  try {
    const { Responses = [] } = await call('TransactGetItems', { TransactItems });
    const items = (Responses as { Item?: AttributeMap }[]).map(({ Item }) =>
      Item === undefined ? null : fromDynamoDbMap(Item),
    );
    return { result: { items, cancellationReasons: null } };
  } catch (failure) {
    if (!isFailure(failure, 'TransactionCanceledException')) throw failure;
    return { result: { items: null, cancellationReasons: cancelled(failure) }, failure };
  }
};

import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { fromDynamoDbMap, type AttributeMap } from '../../runtime/dynamodb-values';
import { readRequest } from '../read-request';
import { attributeMap, placeholders, projected, projection } from './documents';
import type { Operation } from './operation';

const schema = v.strictObject({
  operation: v.literal('BatchGetItem'),
  tables: v.record(
    v.string(),
    v.strictObject({ keys: v.array(attributeMap), consistentRead: v.nullish(v.boolean()), projection }),
  ),
});

interface Answer {
  readonly Responses?: Readonly<Record<string, readonly AttributeMap[]>>;
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys: readonly AttributeMap[] }>>;
}

/** Returns items in the order of their keys, `null` for missing items. */
export const batchGetItem: Operation = async (request, { call }) => {
  const { tables } = readRequest(schema, request);
  const RequestItems = mapValues(tables, (asked) => ({
    Keys: asked.keys,
    ConsistentRead: asked.consistentRead ?? false,
    ...projected(asked.projection),
    ...placeholders(asked.projection),
  }));
  const { Responses = {}, UnprocessedKeys = {} } = (await call('BatchGetItem', { RequestItems })) as Answer;
  return {
    result: {
      data: mapValues(tables, ({ keys }, table) =>
        keys.map((key) => {
          const found = Responses[table]?.find((item) => hasKey(item, key));
          return found === undefined ? null : fromDynamoDbMap(found);
        }),
      ),
      unprocessedKeys: mapValues(tables, (_asked, table) =>
        (UnprocessedKeys[table]?.Keys ?? []).map(fromDynamoDbMap),
      ),
    },
  };
};

const hasKey = (item: AttributeMap, key: AttributeMap): boolean =>
  Object.entries(key).every(([name, value]) => isDeepStrictEqual(item[name], value));

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

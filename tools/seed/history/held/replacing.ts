import type { AttributeValue, TransactWriteItem } from '@aws-sdk/client-dynamodb';
import type { Item } from './expression';
import type { Place } from './part';

/** A row as it was read, and with its pending writes. */
export interface HeldRow {
  readonly place: Place;
  /** Undefined if the row did not exist. */
  readonly stored: Item | undefined;
  item: Item | undefined;
}

/**
 * Writes the whole row if it is as it was read: if it still does not exist, or if the texts and numbers to change have
 * the same values. Rows that change have such a value, for example their version.
 */
export function replacing({ place: { TableName }, stored, item }: HeldRow): TransactWriteItem {
  const put = { TableName, Item: { ...item } };
  if (stored === undefined) return { Put: { ...put, ConditionExpression: 'attribute_not_exists(pk)' } };
  const names = Object.keys(stored).filter(
    (name) => isScalar(stored[name]) && differs(stored[name], item?.[name]),
  );
  if (names.length === 0) throw new Error(`A row of ${TableName} changes without a changed text or number.`);
  return {
    Put: {
      ...put,
      ConditionExpression: names.map((_, at) => `#${at} = :${at}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        names.flatMap((name, at) => (stored[name] ? [[`:${at}`, stored[name]]] : [])),
      ),
    },
  };
}

const isScalar = (value: AttributeValue | undefined) => value?.S !== undefined || value?.N !== undefined;

const differs = (left: AttributeValue | undefined, right: AttributeValue | undefined) =>
  left?.S !== right?.S || left?.N !== right?.N;

import type { ConditionCheck, Put, TransactWriteItem, Update } from '@aws-sdk/client-dynamodb';
import type { Item } from './expression';

/** A row of a table. */
export interface Place {
  readonly TableName: string;
  /** Contains the key; other attributes are ignored. */
  readonly Key: Item;
}

/** One write of a transaction. */
export type Part = Place &
  (
    | { readonly kind: 'put'; readonly write: Put }
    | { readonly kind: 'update'; readonly write: Update }
    | { readonly kind: 'check'; readonly write: ConditionCheck }
  );

/** Throws for a deletion, which the history does not need. */
export function partOf({ Put, Update, ConditionCheck }: TransactWriteItem): Part {
  if (Put?.Item) return { kind: 'put', write: Put, ...placeIn(Put.TableName, Put.Item) };
  if (Update) return { kind: 'update', write: Update, ...placeIn(Update.TableName, Update.Key) };
  if (ConditionCheck)
    return { kind: 'check', write: ConditionCheck, ...placeIn(ConditionCheck.TableName, ConditionCheck.Key) };
  throw new Error('The demo history writes a part of a transaction that it does not support.');
}

const placeIn = (TableName = '', { pk, sk }: Item = {}): Place => ({
  TableName,
  Key: { ...(pk && { pk }), ...(sk && { sk }) },
});

export const placeOf = ({ TableName, Key }: Place): Place => placeIn(TableName, Key);

/** All tables have the keys `pk` and `sk`. */
export const nameOf = ({ TableName, Key: { pk, sk } }: Place) => `${TableName} ${pk?.S} ${sk?.S}`;

/** Whether a write requires that its row does not exist. */
export const isNew = ({ kind, write }: Part) =>
  kind === 'put' && write.ConditionExpression === 'attribute_not_exists(pk)';

/** Whether an update only adds to numbers, whatever they are. */
export const isSum = ({ kind, write }: Part) =>
  kind === 'update' &&
  write.ConditionExpression === undefined &&
  /^ADD (?!.*\b(SET|REMOVE)\b)/.test(write.UpdateExpression ?? '');

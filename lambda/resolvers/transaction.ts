import { util, type DynamoDBTransactWriteItemsRequest, type Key } from '@aws-appsync/utils';

export type TransactItem = DynamoDBTransactWriteItemsRequest['transactItems'][number];
export type Values = Readonly<Record<string, unknown>>;
type PlainKey = Readonly<{ pk: string; sk: string }>;

/** What must hold of the item as it stands; an item that is not there fails `is` and `among`. */
export interface When {
  readonly is?: Values;
  readonly isNot?: Values;
  readonly among?: Readonly<Record<string, readonly string[]>>;
}

export const putNew = (table: string, key: PlainKey, values: Values): TransactItem => ({
  table,
  operation: 'PutItem',
  key: typed(key),
  attributeValues: util.dynamodb.toMapValues(values),
  condition: absent,
});

/** `null` removes the attribute. */
export const update = (table: string, key: PlainKey, values: Values, when: When): TransactItem => ({
  table,
  operation: 'UpdateItem',
  key: typed(key),
  update: changes(values),
  condition: condition(when),
});

export const remove = (table: string, key: PlainKey, when?: When): TransactItem => ({
  table,
  operation: 'DeleteItem',
  key: typed(key),
  ...(when ? { condition: condition(when) } : {}),
});

export const check = (table: string, key: PlainKey, when: When): TransactItem => ({
  table,
  operation: 'ConditionCheck',
  key: typed(key),
  condition: condition(when),
});

export const checkAbsent = (table: string, key: PlainKey): TransactItem => ({
  table,
  operation: 'ConditionCheck',
  key: typed(key),
  condition: absent,
});

const absent = { expression: 'attribute_not_exists(pk)', returnValuesOnConditionCheckFailure: true };

const typed = (key: PlainKey): Key => util.dynamodb.toMapValues(key);

function changes(values: Values) {
  const sets: string[] = [];
  const removes: string[] = [];
  const names: Record<string, string> = {};
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value !== undefined) {
      names[`#${name}`] = name;
      if (value === null) {
        removes.push(`#${name}`);
      } else {
        sets.push(`#${name} = :${name}`);
        given[`:${name}`] = value;
      }
    }
  }
  const clauses = [`SET ${sets.join(', ')}`];
  if (removes.length > 0) clauses.push(`REMOVE ${removes.join(', ')}`);
  return {
    expression: clauses.join(' '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(given),
  };
}

/** Its placeholders start with `if_`: AppSync sends them together with the update's. */
function condition(when: When) {
  const is = when.is ?? {};
  const isNot = when.isNot ?? {};
  const among = when.among ?? {};
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(is)) {
    names[`#if_${name}`] = name;
    given[`:if_${name}`] = is[name];
    parts.push(`#if_${name} = :if_${name}`);
  }
  for (const name of Object.keys(isNot)) {
    names[`#if_${name}`] = name;
    given[`:if_not_${name}`] = isNot[name];
    parts.push(`#if_${name} <> :if_not_${name}`);
  }
  for (const name of Object.keys(among)) {
    const choices: string[] = [];
    for (const choice of among[name] ?? []) {
      given[`:if_${name}_${choice}`] = choice;
      choices.push(`:if_${name}_${choice}`);
    }
    names[`#if_${name}`] = name;
    parts.push(`#if_${name} IN (${choices.join(', ')})`);
  }
  return {
    expression: parts.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(given),
    returnValuesOnConditionCheckFailure: true,
  };
}

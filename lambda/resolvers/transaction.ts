import { util, type DynamoDBTransactWriteItemsRequest, type Key } from '@aws-appsync/utils';

export type TransactItem = DynamoDBTransactWriteItemsRequest['transactItems'][number];
export type Values = Readonly<Record<string, unknown>>;
type PlainKey = Readonly<{ pk: string; sk: string }>;

/** Conditions on the current item. A missing item fails `is`, `among` and `above`. */
export interface Condition {
  readonly eq?: Values;
  readonly ne?: Values;
  readonly in?: Readonly<Record<string, readonly string[]>>;
  /** The attribute must be greater than the value. */
  readonly gt?: Values;
  /** The attribute must be less than the value or missing. */
  readonly lt?: Values;
  /** Attributes that the item must not have. */
  readonly notExists?: readonly string[];
  /** Attributes that the item must have. */
  readonly with?: readonly string[];
  /** A further condition. */
  readonly also?: Expression | undefined;
}

/** A condition of DynamoDB with its placeholders. It can be joined to others with AND without brackets. */
export interface Expression {
  readonly expression: string;
  readonly expressionNames: Readonly<Record<string, string>>;
  readonly expressionValues: Key;
}

/** Increments of numbers; a missing number counts as 0. */
export type Steps = Readonly<Record<string, number>>;

export const putNew = (table: string, key: PlainKey, values: Values, also?: Expression): TransactItem => ({
  table,
  operation: 'PutItem',
  key: typed(key),
  attributeValues: util.dynamodb.toMapValues(values),
  condition: also ? condition({ notExists: ['pk'], also }) : absent,
});

/** Creates the item, or replaces it if the condition is met. */
export const put = (table: string, key: PlainKey, values: Values, when: Condition): TransactItem => ({
  table,
  operation: 'PutItem',
  key: typed(key),
  attributeValues: util.dynamodb.toMapValues(values),
  condition: condition(when),
});

/** `null` removes the attribute. */
export const update = (
  table: string,
  key: PlainKey,
  values: Values,
  when: Condition,
  steps: Steps = {},
): TransactItem => ({
  table,
  operation: 'UpdateItem',
  key: typed(key),
  update: changes(values, steps),
  condition: condition(when),
});

/** Sets values of an item without a condition. Creates a missing item with only these values. */
export const set = (table: string, key: PlainKey, values: Values): TransactItem => ({
  table,
  operation: 'UpdateItem',
  key: typed(key),
  update: changes(values, {}),
});

export const remove = (table: string, key: PlainKey, when?: Condition): TransactItem => ({
  table,
  operation: 'DeleteItem',
  key: typed(key),
  ...(when ? { condition: condition(when) } : {}),
});

export const check = (table: string, key: PlainKey, when: Condition): TransactItem => ({
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

function changes(values: Values, steps: Steps) {
  const sets: string[] = [];
  const removes: string[] = [];
  const adds: string[] = [];
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
  for (const name of Object.keys(steps)) {
    names[`#${name}`] = name;
    given[`:${name}`] = steps[name];
    adds.push(`#${name} :${name}`);
  }
  const clauses: string[] = [];
  if (sets.length > 0) clauses.push(`SET ${sets.join(', ')}`);
  if (removes.length > 0) clauses.push(`REMOVE ${removes.join(', ')}`);
  if (adds.length > 0) clauses.push(`ADD ${adds.join(', ')}`);
  return {
    expression: clauses.join(' '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(given),
  };
}

const comparisons = { eq: '=', ne: '<>', gt: '>', lt: '<' } as const;

/** Placeholders start with `if_`, because AppSync sends them together with those of the update. */
function condition(when: Condition) {
  const parts: string[] = [];
  const names: Record<string, string> = {};
  const given: Record<string, unknown> = {};
  for (const [kind, compared] of Object.entries(comparisons)) {
    for (const [name, value] of Object.entries(when[kind as keyof typeof comparisons] ?? {})) {
      names[`#if_${name}`] = name;
      given[`:if_${kind}_${name}`] = value;
      const comparison = `#if_${name} ${compared} :if_${kind}_${name}`;
      parts.push(kind === 'lt' ? `(attribute_not_exists(#if_${name}) OR ${comparison})` : comparison);
    }
  }
  for (const [name, choices] of Object.entries(when.in ?? {})) {
    const placeholders: string[] = [];
    for (const choice of choices) {
      given[`:if_${name}_${choice}`] = choice;
      placeholders.push(`:if_${name}_${choice}`);
    }
    names[`#if_${name}`] = name;
    parts.push(`#if_${name} IN (${placeholders.join(', ')})`);
  }
  for (const name of when.notExists ?? []) {
    names[`#if_${name}`] = name;
    parts.push(`attribute_not_exists(#if_${name})`);
  }
  for (const name of when.with ?? []) {
    names[`#if_${name}`] = name;
    parts.push(`attribute_exists(#if_${name})`);
  }
  if (when.also) parts.push(when.also.expression);
  const values = { ...util.dynamodb.toMapValues(given), ...when.also?.expressionValues };
  return {
    // Without a condition, the item must exist.
    expression: parts.length > 0 ? parts.join(' AND ') : 'attribute_exists(pk)',
    expressionNames: { ...names, ...when.also?.expressionNames },
    // DynamoDB rejects an empty map of values.
    ...(Object.keys(values).length > 0 ? { expressionValues: values } : {}),
    returnValuesOnConditionCheckFailure: true,
  };
}

import { util } from '@aws-appsync/utils';
import type { ModelAttributeTypes } from '#domain/generated/types';
import { refuse } from '../refuse';

export type AskedField = 'filter' | 'condition';

/** Placeholders start with `asked_`, because AppSync sends them together with others. */
export interface Comparisons {
  readonly field: AskedField;
  readonly names: Record<string, string>;
  readonly values: Record<string, unknown>;
}

type Operators = Readonly<Record<string, unknown>>;

const signs: Readonly<Record<string, string>> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' };

/** DynamoDB's names of the types. */
const types: Readonly<Record<ModelAttributeTypes, string>> = {
  _null: 'NULL',
  binary: 'B',
  binarySet: 'BS',
  bool: 'BOOL',
  list: 'L',
  map: 'M',
  number: 'N',
  numberSet: 'NS',
  string: 'S',
  stringSet: 'SS',
};

/** Returns an expression for each operator. Refuses an empty set of operators and `null`. */
export function compare(comparisons: Comparisons, attribute: string, operators: unknown): string[] {
  const path = `#asked_${attribute}`;
  comparisons.names[path] = attribute;
  const parts: string[] = [];
  for (const [operator, operand] of entriesOf(comparisons, operators)) {
    if (operator === 'size') {
      for (const [inner, length] of entriesOf(comparisons, operand))
        parts.push(compared(comparisons, `size(${path})`, inner, length));
    } else {
      parts.push(compared(comparisons, path, operator, operand));
    }
  }
  return parts;
}

function compared(comparisons: Comparisons, path: string, operator: string, operand: unknown): string {
  if (operand === null) refuse('input.invalid', { field: comparisons.field });
  if (operator === 'attributeExists')
    return `${operand ? 'attribute_exists' : 'attribute_not_exists'}(${path})`;
  if (operator === 'attributeType')
    return `attribute_type(${path}, ${value(comparisons, types[operand as ModelAttributeTypes])})`;
  if (operator === 'beginsWith') return `begins_with(${path}, ${value(comparisons, operand)})`;
  if (operator === 'contains') return `contains(${path}, ${value(comparisons, operand)})`;
  if (operator === 'notContains') return `(NOT contains(${path}, ${value(comparisons, operand)}))`;
  if (operator === 'between') {
    const ends = operand as readonly unknown[];
    if (ends.length !== 2) refuse('input.invalid', { field: comparisons.field });
    return `${path} BETWEEN ${value(comparisons, ends[0])} AND ${value(comparisons, ends[1])}`;
  }
  return `${path} ${signs[operator] ?? ''} ${value(comparisons, operand)}`;
}

function value({ values }: Comparisons, operand: unknown): string {
  const placeholder = `:asked_${Object.keys(values).length}`;
  values[placeholder] = util.dynamodb.toDynamoDB(operand);
  return placeholder;
}

function entriesOf({ field }: Comparisons, operators: unknown): [string, unknown][] {
  const entries = Object.entries((operators ?? {}) as Operators);
  if (entries.length === 0) refuse('input.invalid', { field });
  return entries;
}

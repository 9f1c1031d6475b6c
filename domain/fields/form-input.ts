import type { Call, ContentField, ContentName, Field, Fields, ListField, PlainField } from './field';
import { formatOf } from './formats';
import { type FormValues, isChosen, isContent } from './form-values';
import { itemsIn } from './list-text';
import { numberOf } from './typed-number';

type Typed = Readonly<Record<string, unknown>>;
/** The fields of an input that a form fills in. The page adds the others, such as the id. */
type Filled<Input, Table> = Pick<Input, ContentName<Table> & keyof Input>;

/**
 * Converts the values of a form to an input that contains every field of the table that the input has. Text
 * is trimmed, empty values become null, and invalid numbers become NaN, which the rules reject.
 */
export const formInputOf =
  <Input>() =>
  <const Table extends Fields & Readonly<Record<keyof Input, Field>>>(
    table: Table,
    values: FormValues<Table>,
    call: Call,
  ) =>
    inputOf(table, values, call) as Filled<Input, Table>;

const inputOf = (fields: Fields, values: Typed, call: Call): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(isContent)
      .filter(([, { only = call }]) => only === call)
      .map(([name, field]) => [name, sentOf(field, values[name])]),
  );

function sentOf(field: ContentField, value: unknown): unknown {
  if (field.kind === 'list') return listOf(field, value);
  if (field.kind === 'group') {
    const parts = inputOf(field.fields, value as Typed, 'create');
    const isEmpty = Object.values(parts).every((part) => part === null || part === '');
    return isEmpty && !field.required ? null : parts;
  }
  return typeof value === 'string' ? textOf(field, value) : value;
}

function listOf(field: ListField, value: unknown): unknown[] {
  const { of } = field;
  if (of.kind === 'group') return (value as Typed[]).map((item) => inputOf(of.fields, item, 'create'));
  if (isChosen(field)) return value as unknown[];
  return itemsIn(value as string).map((item) => textOf({ ...of, required: true }, item));
}

function textOf(field: PlainField, typed: string): unknown {
  const text = typed.trim();
  const nothing = field.required ? '' : null;
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return text === '' ? null : numberOf(text);
    case 'line':
    case 'lines':
    case 'json':
    case 'amount':
    case 'id':
    case 'enum':
      return text === '' ? nothing : text;
    case 'flag':
      return text;
    default: {
      const { ignored = '', letters } = formatOf(field.kind);
      const kept = Array.from(text, (one) => (ignored.includes(one) ? '' : one)).join('');
      const sent = letters === 'upper' ? kept.toUpperCase() : letters === 'lower' ? kept.toLowerCase() : kept;
      return sent === '' ? nothing : sent;
    }
  }
}

import type {
  Call,
  ContentField,
  ContentName,
  Fields,
  GroupField,
  ListField,
  PlainField,
} from '#domain/fields/field';
import { formatOf, type FormatName } from '#domain/fields/formats';
import { checkList } from './check-list';
import { checkRange } from './check-number';
import { checkForm, checkLength, checkLine, checkRequired, checkRequiredLines } from './check-text';
import { refuse } from './refuse';
import { util } from '@aws-appsync/utils';

type Given = Readonly<Record<string, unknown>>;

/** The content of an input in the format of rows. */
type Kept<Input, Table> = {
  [Name in ContentName<Table> & keyof Input]: KeptValue<Input[Name], Table[Name]>;
};
type KeptValue<Value, Of> = Value extends null | undefined
  ? Value
  : Of extends { kind: 'amount' }
    ? number
    : Of extends { kind: 'group'; fields: infer Parts }
      ? Kept<Value, Parts>
      : Of extends { kind: 'list'; of: infer Item }
        ? Value extends readonly (infer Each)[]
          ? KeptValue<Each, Item>[]
          : never
        : Value;

/**
 * Checks the content of an input against the entity's table and converts it to the format of rows: lines are trimmed,
 * amounts become numbers, and null (or, in a new row, a missing value) becomes the default. Fields that are not in
 * the table are dropped, so that nothing is stored unchecked.
 */
export function checkedFields<Input extends object, Table extends Fields>(
  fields: Table,
  input: Input,
  call: Call,
): Kept<Input, Table> {
  const given = input as Given;
  const checked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isAsked = field.kind !== 'control' && (field.only ?? call) === call;
    if (isAsked && (call === 'create' || given[name] !== undefined))
      checked[name] = checkedField(name, field, given[name]);
  }
  return checked as Kept<Input, Table>;
}

function checkedField(name: string, field: ContentField, value: unknown): unknown {
  if (value === null || value === undefined) {
    if (field.required) refuse('input.required', { field: name });
    return (field as { readonly standard?: unknown }).standard ?? null;
  }
  if (field.kind === 'list') return checkedList(name, field, value as unknown[]);
  if (field.kind === 'group') return checkedGroup(name, field, value as Given);
  return checkedPlain(name, field, value);
}

function checkedList(name: string, field: ListField, list: unknown[]): unknown[] {
  const { of, most, some, once, includes } = field;
  if (some && list.length === 0) refuse('input.required', { field: name });
  checkList(name, list, most);
  const items: unknown[] = [];
  const seen: unknown[] = [];
  for (const item of list) {
    items.push(
      of.kind === 'group'
        ? checkedGroup(name, of, item as Given)
        : checkedPlain(name, { ...of, required: true }, item),
    );
    const key = once?.of ? (item as Given)[once.of] : item;
    if (once && seen.includes(key)) refuse('input.invalid', { field: name });
    seen.push(key);
  }
  if (includes && !list.includes(includes.item)) refuse('input.invalid', { field: name });
  return items;
}

function checkedGroup(name: string, { fields }: GroupField, given: Given): Given {
  const checked: Record<string, unknown> = {};
  for (const [part, field] of Object.entries(fields)) {
    const value = given[part];
    const isThere = value !== null && value !== undefined;
    checked[part] = isThere ? checkedPlain(`${name}.${part}`, field, value) : null;
  }
  return checked;
}

/** The schema checks the types; booleans, enums and ids need no further check. */
function checkedPlain(name: string, field: PlainField, value: unknown): unknown {
  if (field.kind === 'flag' || field.kind === 'enum' || field.kind === 'id') return value;
  if (field.kind === 'integer' || field.kind === 'decimal') {
    checkRange(name, value as number, field);
    return value;
  }
  const text = value as string;
  if (field.kind === 'amount') return amountOf(name, text, field.smallest, field.largest);
  if (field.kind === 'line') {
    if (field.required) checkRequired(name, text, field.shortest ?? 1, field.longest);
    else checkLine(name, text, field.longest);
    return text.trim();
  }
  if (field.kind === 'lines' || field.kind === 'json') {
    if (field.required) checkRequiredLines(name, text, field.longest);
    else checkLength(name, text, field.longest);
    return text;
  }
  checkFormat(name, field.kind, text, field.required === true);
  return text;
}

function checkFormat(name: string, kind: FormatName, text: string, isDemanded: boolean): void {
  const { pattern, shortest, longest } = formatOf(kind);
  if (isDemanded) checkRequired(name, text, shortest ?? 1, longest ?? text.length);
  // A pattern that limits the length needs no separate check.
  else if (longest && !shortest) checkLength(name, text, longest);
  checkForm(name, text, pattern);
}

/** Converts a digit string of minor units to a number for the table. Refuses values outside the limits. */
function amountOf(field: string, text: string, smallest: number, largest: number): number {
  if (!util.matches('^(0|[1-9][0-9]{0,15})$', text)) refuse('input.invalid', { field });
  const amount = parseInt(text, 10);
  if (amount < smallest || amount > largest) refuse('input.invalid', { field });
  return amount;
}

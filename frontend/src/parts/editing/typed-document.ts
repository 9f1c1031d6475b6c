import { get, set } from 'react-hook-form';
import { type Control, readText, typedText } from './text-controls';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/**
 * A document as a form holds it, under the same paths: lists of objects and objects stay, everything else is the text of a
 * control. Lists of texts are separated by commas.
 */
export type Typed<Value> = [NonNullable<Value>] extends [readonly (infer Item)[]]
  ? [Item] extends [object]
    ? Typed<Item>[]
    : string
  : [NonNullable<Value>] extends [object]
    ? { -readonly [Key in KeysOf<NonNullable<Value>>]-?: Typed<At<NonNullable<Value>, Key>> }
    : string;

/** How the value of a path is typed. */
interface TypedField {
  readonly control: Control;
  /** Empty is null. */
  readonly optional?: boolean;
}
/** A value, or a list of objects. */
export type DocumentField = TypedField | { readonly rows: Readonly<Record<string, TypedField>> };
/** By path, in the order in which they are read. */
export type DocumentFields = Iterable<readonly [path: string, field: DocumentField]>;

type Row = Readonly<Record<string, unknown>>;
/** The decimals of the coin of an amount at this path. */
type DecimalsAt = (path: string) => number;

/** The texts of a document, for the fields that it may not have as well. */
export function typedDocument(fields: DocumentFields, document: object, decimalsAt: DecimalsAt): object {
  const values = {};
  for (const [path, field] of fields) {
    const decimals = decimalsAt(path);
    const text = ({ control }: TypedField, value: unknown) => typedText(control, value, decimals);
    const value: unknown = get(document, path);
    set(
      values,
      path,
      'rows' in field ? rowsOf(field.rows, (value ?? []) as Row[], text) : text(field, value),
    );
  }
  return values;
}

/**
 * Sets the values of the fields in a document. Text that is invalid stays. A field that the document does not have, such as one
 * that is newer, is left out when it is empty.
 */
export function readDocument(
  fields: DocumentFields,
  values: object,
  document: object,
  decimalsAt: DecimalsAt,
): void {
  for (const [path, field] of fields) {
    const decimals = decimalsAt(path);
    const read = (one: TypedField, typed: unknown) => readText(one, String(typed), decimals);
    const typed: unknown = get(values, path);
    const value = 'rows' in field ? rowsOf(field.rows, typed as Row[], read) : read(field, typed);
    if (value !== null || get(document, path) !== undefined) set(document, path, value);
  }
}

const rowsOf = (
  fields: Readonly<Record<string, TypedField>>,
  rows: readonly Row[],
  valueOf: (field: TypedField, value: unknown) => unknown,
): Row[] =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, valueOf(field, row[key])])),
  );

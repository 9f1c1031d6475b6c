import type { ContentField, ContentName, Field, Fields, ListField } from './field';
import { typedNumber } from './typed-number';

/**
 * Items of these kinds are selected one by one. Every other list is typed into one field, separated by
 * commas.
 */
type ChosenKind = 'image-key' | 'id';

type ValueOf<Of> = Of extends { kind: 'flag' }
  ? boolean
  : Of extends { kind: 'enum'; options: infer Options }
    ? (keyof Options & string) | (Of extends { required: true } ? never : '')
    : Of extends { kind: 'image-key' }
      ? string | null
      : Of extends { kind: 'group'; fields: infer Parts }
        ? FormValues<Parts>
        : Of extends { kind: 'list'; of: infer Item }
          ? Item extends { kind: 'group'; fields: infer Parts }
            ? FormValues<Parts>[]
            : Item extends { kind: ChosenKind }
              ? string[]
              : string
          : string;

/** The values of a form: text as typed, keys of images, and lists as comma-separated text. */
export type FormValues<Table> = { -readonly [Name in ContentName<Table>]: ValueOf<Table[Name]> };

/** A row with every value that the form shows. The form would overwrite a missing value with an empty one. */
type Row<Table> = Readonly<Record<ContentName<Table>, unknown>>;

/** The form values for a row, or for a new row. */
export const formValuesOf = <const Table extends Fields>(table: Table, row: Row<Table> | null) =>
  valuesOf(table, row) as FormValues<Table>;

type Given = Readonly<Record<string, unknown>>;

const valuesOf = (fields: Fields, row: Given | null): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(isContent)
      .map(([name, field]) => [name, valueOf(field, row?.[name])]),
  );

export const isContent = (entry: [string, Field]): entry is [string, ContentField] =>
  entry[1].kind !== 'control';

function valueOf(field: ContentField, kept: unknown): unknown {
  const value = kept ?? ('standard' in field ? field.standard : undefined);
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'enum':
      return value ?? (field.required ? Object.keys(field.options)[0] : '');
    case 'image-key':
      return value ?? null;
    case 'group':
      return valuesOf(field.fields, (value ?? null) as Given | null);
    case 'list':
      return listOf(field, Array.isArray(value) ? value : []);
    default:
      if (typeof value === 'number') return typedNumber(value);
      return typeof value === 'string' ? value : '';
  }
}

function listOf(field: ListField, list: readonly unknown[]): unknown {
  const { of } = field;
  if (of.kind === 'group') return list.map((item) => valuesOf(of.fields, item as Given));
  const items = list.filter((item) => item !== null);
  return isChosen(field) ? items : items.map(String).join(', ');
}

export const isChosen = ({ of }: ListField): boolean => of.kind === 'image-key' || of.kind === 'id';

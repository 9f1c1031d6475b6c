import type { FormMessage } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import type { FormatName } from './formats';

/** One line of text; lengths are in characters. */
interface LineField {
  readonly kind: 'line';
  readonly shortest?: number;
  readonly longest: number;
}
/** Text of several lines, or JSON. */
interface LinesField {
  readonly kind: 'lines' | 'json';
  readonly longest: number;
}
interface FormattedField {
  readonly kind: FormatName;
}
/** A digit string of minor units. */
interface AmountField {
  readonly kind: 'amount';
  readonly smallest: number;
  readonly largest: number;
}
/** Of something else, which the resolver looks up. */
interface IdField {
  readonly kind: 'id';
}
interface NumberField {
  readonly kind: 'integer' | 'decimal';
  readonly smallest: number;
  readonly largest: number;
  /** The value when nothing is said. */
  readonly standard?: number;
  /** What a form says of another number in a list, naming the item. */
  readonly itemMessage?: ItemIssueCode;
}
interface FlagField {
  readonly kind: 'flag';
}
/** One value of an enum of the schema, each named once. */
interface EnumField<Option extends string = string> {
  readonly kind: 'enum';
  readonly options: Readonly<Record<Option, true>>;
}

type TextField = LineField | LinesField | FormattedField | AmountField | IdField;
/** A field without parts. */
export type PlainField = (TextField | NumberField | FlagField | EnumField) & Presence;

/** An object; it has no further groups and lists. */
export interface GroupField<Parts = Readonly<Record<string, PlainField>>> {
  readonly kind: 'group';
  readonly fields: Parts;
  /** The object when nothing is said. */
  readonly standard?: Readonly<Record<string, string | number | null>>;
}
export interface ListField<Item = PlainField | GroupField> {
  readonly kind: 'list';
  readonly of: Item;
  readonly most: number;
  /** The list has an item; otherwise a form says the message. */
  readonly some?: FormMessage;
  /** Each item, or each value of this part of the items, is there once; otherwise a form says the message. */
  readonly once?: { readonly of?: string; readonly message: FormMessage };
  readonly includes?: { readonly item: string; readonly message: FormMessage };
  /** Each number is larger than the one before; otherwise a form says the message. */
  readonly ascending?: FormMessage;
  /** The list when nothing is said; an empty one unless stated. */
  readonly standard?: readonly string[];
}

/** A field that is no content: a row's address, or the version that a change is based on. */
export interface ControlField {
  readonly kind: 'control';
  readonly value: 'id' | 'version' | 'sub' | 'false';
  /** Of a version; 1 unless stated. */
  readonly smallest?: number;
  /** Why no form has the field. */
  readonly notEdited: string;
}

export interface Presence {
  /** Why no control of a form changes the field. */
  readonly notEdited?: string;
  /** Blank text and null are refused. */
  readonly required?: true;
  /** The input that has the field, if only one has. */
  readonly only?: Call;
}
/** `create`: absent fields take their standard. `update`: absent fields stay as they are. */
export type Call = 'create' | 'update';

/** A field that a person fills in. */
export type ContentField = PlainField | ((GroupField | ListField) & Presence);
export type Field = ContentField | (ControlField & Presence);

/** The fields of one noun by their names in the schema: plain data, for forms, functions and resolver bundles. */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a table that people fill in. */
export type ContentName<Table> = {
  [Name in keyof Table]: Table[Name] extends ControlField ? never : Name;
}[keyof Table];

/** The field that a value of the schema's type takes. */
type FieldFor<Value> = [Value] extends [boolean]
  ? FlagField
  : [Value] extends [number]
    ? NumberField
    : [Value] extends [string]
      ? string extends Value
        ? TextField
        : EnumField<Value>
      : [Value] extends [readonly (infer Item)[]]
        ? ListField<FieldFor<Item>>
        : GroupField<FieldsOf<Value>>;

type Required<Value> = null extends Value
  ? { readonly required?: never }
  : undefined extends Value
    ? { readonly required?: never }
    : { readonly required: true };

type FieldIn<Value> = (FieldFor<NonNullable<Value>> | ControlField) &
  Required<Value> &
  Pick<Presence, 'notEdited'>;

/**
 * The table that the generated inputs of a noun ask for: `{ … } as const satisfies FieldsOf<CreateInput, UpdateInput>`.
 * A field of the schema that is missing, one that the schema lacks, another type, or `required` where the schema says
 * otherwise does not compile.
 */
export type FieldsOf<Create, Update = Create> = {
  readonly [Name in keyof Create | keyof Update]: Name extends keyof Create
    ? FieldIn<Create[Name]> & { readonly only?: Name extends keyof Update ? never : 'create' }
    : Name extends keyof Update
      ? FieldIn<Update[Name]> & { readonly only: 'update' }
      : never;
};

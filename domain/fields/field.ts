import type { FormMessage } from '../text/form-messages';
import type { ItemIssueCode } from '../text/list-item-messages';
import type { FormatName } from './formats';

/** One line of text. Lengths are in characters. */
interface LineField {
  readonly kind: 'line';
  readonly shortest?: number;
  readonly longest: number;
}
/** Text with several lines, or JSON. */
interface LinesField {
  readonly kind: 'lines' | 'json';
  readonly longest: number;
}
interface FormattedField {
  readonly kind: FormatName;
  /** The default value. */
  readonly standard?: string;
}
/** A digit string of minor units. */
interface AmountField {
  readonly kind: 'amount';
  readonly smallest: number;
  readonly largest: number;
}
/** The id of another entity, which the resolver looks up. */
interface IdField {
  readonly kind: 'id';
}
interface NumberField {
  readonly kind: 'integer' | 'decimal';
  readonly smallest: number;
  readonly largest: number;
  /** The default value. */
  readonly standard?: number;
  /** The message of a form for an invalid number in a list. It names the item. */
  readonly itemMessage?: ItemIssueCode;
}
interface FlagField {
  readonly kind: 'flag';
}
/** One value of an enum of the schema. Each value is listed once. */
interface EnumField<Option extends string = string> {
  readonly kind: 'enum';
  readonly options: Readonly<Record<Option, true>>;
  /** The default value. */
  readonly standard?: Option;
}

type TextField = LineField | LinesField | FormattedField | AmountField | IdField;
/** A field without parts. */
export type PlainField = (TextField | NumberField | FlagField | EnumField) & Presence;

/** An object without nested groups and lists. */
export interface GroupField<Parts = Readonly<Record<string, PlainField>>> {
  readonly kind: 'group';
  readonly fields: Parts;
  /** The default object. */
  readonly standard?: Readonly<Record<string, string | number | null>>;
}
export interface ListField<Item = PlainField | GroupField> {
  readonly kind: 'list';
  readonly of: Item;
  readonly most: number;
  /** The list must not be empty; the value is the message of a form otherwise. */
  readonly some?: FormMessage;
  /**
   * Items, or the values of this part of the items, must be unique; `message` is the message of a form
   * otherwise.
   */
  readonly once?: { readonly of?: string; readonly message: FormMessage };
  readonly includes?: { readonly item: string; readonly message: FormMessage };
  /** Numbers must be in ascending order without duplicates; the value is the message of a form otherwise. */
  readonly ascending?: FormMessage;
  /** The default list. Default: an empty list. */
  readonly standard?: readonly string[];
}

/** A field that is not content: the id of a row, or the version that a change is based on. */
export interface ControlField {
  readonly kind: 'control';
  readonly value: 'id' | 'version' | 'sub' | 'false';
  /** The minimum version. Default: 1. */
  readonly smallest?: number;
  /** The reason why no form has this field. */
  readonly notEdited: string;
}

export interface Presence {
  /** The reason why no form control edits this field. */
  readonly notEdited?: string;
  /** Blank text and null are rejected. */
  readonly required?: true;
  /** The only input that has the field. Default: both inputs. */
  readonly only?: Call;
}
/** `create`: missing fields get their default. `update`: missing fields do not change. */
export type Call = 'create' | 'update';

/** A field that a user fills in. */
export type ContentField = PlainField | ((GroupField | ListField) & Presence);
export type Field = ContentField | (ControlField & Presence);

/**
 * The fields of one entity by their names in the schema. Plain data for forms, functions and resolver
 * bundles.
 */
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a table that users fill in. */
export type ContentName<Table> = {
  [Name in keyof Table]: Table[Name] extends ControlField ? never : Name;
}[keyof Table];

/** The kind of field for a value of the schema's type. */
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
 * The table that the generated inputs of an entity require: `{ … } as const satisfies FieldsOf<CreateInput,
 * UpdateInput>`. It does not compile if a field of the schema is missing or unknown, has another type, or
 * differs from the schema in `required`.
 */
export type FieldsOf<Create, Update = Create> = {
  readonly [Name in keyof Create | keyof Update]: Name extends keyof Create
    ? FieldIn<Create[Name]> & { readonly only?: Name extends keyof Update ? never : 'create' }
    : Name extends keyof Update
      ? FieldIn<Update[Name]> & { readonly only: 'update' }
      : never;
};

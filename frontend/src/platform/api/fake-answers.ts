import type { Mutation, Query } from '#domain/generated/types';
import type { Operations } from '../../generated/operations';

type AnyOperation = Operations[keyof Operations];
type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type FieldName = KeysOf<AnyOperation['result']> & keyof (Query & Mutation);
type Asking<Field> = {
  [Name in keyof Operations]: Field extends keyof Operations[Name]['result'] ? Operations[Name] : never;
}[keyof Operations];
type ResultFor<Field> = Asking<Field>['result'];
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : undefined) : never;
/**
 * The variables of all operations that use the field; undefined for operations that do not have a variable.
 */
type Variables<Field> = {
  readonly [Key in KeysOf<Asking<Field>['variables']>]: ValueOf<Asking<Field>['variables'], Key>;
};

/**
 * The responses of a fake server for a field: everything that any document of the front end requests from it.
 */
export type Answers = {
  readonly [Field in FieldName]?: (variables: Variables<Field>) => ValueOf<ResultFor<Field>, Field>;
};

/** The fields of a response that are not in the schema. */
type UnknownIn<Given, Known> = Given extends readonly (infer Item)[]
  ? NonNullable<Known> extends readonly (infer KnownItem)[]
    ? UnknownIn<Item, KnownItem>
    : never
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends keyof NonNullable<Known>
          ? UnknownIn<Given[Key], NonNullable<Known>[Key]>
          : Key;
      }[keyof Given]
    : never;

/** Rejects responses with a field that is not in the schema. */
export type Checked<Given> = {
  readonly [Field in keyof Given]: Field extends FieldName
    ? Given[Field] extends (...given: never[]) => infer Answer
      ? [UnknownIn<Answer, (Query & Mutation)[Field]>] extends [never]
        ? unknown
        : { readonly unknownFields: UnknownIn<Answer, (Query & Mutation)[Field]> }
      : unknown
    : never;
};

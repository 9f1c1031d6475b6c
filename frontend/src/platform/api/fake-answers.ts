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
/** Of operations that ask with other variables: every one of them, undefined where an operation has it not. */
type Variables<Field> = {
  readonly [Key in KeysOf<Asking<Field>['variables']>]: ValueOf<Asking<Field>['variables'], Key>;
};

/** What a fake server answers a field: everything that one of the documents of the front end asks of it. */
export type Answers = {
  readonly [Field in FieldName]?: (variables: Variables<Field>) => ValueOf<ResultFor<Field>, Field>;
};

/** The fields of an answer that the schema does not have. */
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

/** Refuses answers with a field that the schema does not have. */
export type Checked<Given> = {
  readonly [Field in keyof Given]: Field extends FieldName
    ? Given[Field] extends (...given: never[]) => infer Answer
      ? [UnknownIn<Answer, (Query & Mutation)[Field]>] extends [never]
        ? unknown
        : { readonly unknownFields: UnknownIn<Answer, (Query & Mutation)[Field]> }
      : unknown
    : never;
};

import type { Operations } from '../../generated/operations';

declare const types: unique symbol;

/** A GraphQL document with the types of what it answers and of what it asks for. */
export interface Operation<Result, Variables> {
  readonly document: string;
  /** Whether the answer may be null: nothing was found, or nothing was to be done. */
  readonly nullable: boolean;
  /** Exists for the compiler alone. */
  readonly [types]?: (variables: Variables) => Result;
}

export type OperationName = keyof Operations;
export type AnyOperation = Operation<unknown, never>;
export type ResultOf<Asked extends AnyOperation> =
  Asked extends Operation<infer Result, never> ? Result : never;
/** Of several operations: what fits each of them. */
export type VariablesOf<Asked extends AnyOperation> = [Asked] extends [Operation<unknown, infer Variables>]
  ? Variables
  : never;

type UpTo<Text extends string, End extends string> = Text extends `${infer Start}${End}${string}`
  ? Start
  : Text;
type NameIn<Text extends string> =
  Text extends `${string}${'query' | 'mutation' | 'subscription'} ${infer Rest}`
    ? UpTo<UpTo<Rest, '('>, ' '>
    : never;

interface UnknownOperation {
  readonly error: 'Run `npm run generate`: this operation has no types yet.';
}
type Known<Text extends string> = NameIn<Text> extends OperationName ? Text : UnknownOperation;

/** The schema lets every field be null beside an error; the client rejects those, so the answer is there. */
type Present<Result> = { readonly [Field in keyof Result]: NonNullable<Result[Field]> };
type Named<Text extends string> = Operations[NameIn<Text> & OperationName];

/**
 * An operation whose answer is never null. The document is written in its place; its types are made from its text and
 * the schema by `npm run generate`.
 */
export const operation = <const Text extends string>(
  document: Known<Text> & Text,
): Operation<Present<Named<Text>['result']>, Named<Text>['variables']> => ({ document, nullable: false });

/** An operation whose answer may be null. */
export const nullableOperation = <const Text extends string>(
  document: Known<Text> & Text,
): Operation<Named<Text>['result'], Named<Text>['variables']> => ({ document, nullable: true });

import type { Operations } from '../../generated/operations';

declare const types: unique symbol;

/** A GraphQL document with the types of its result and its variables. */
export interface Operation<Result, Variables> {
  readonly document: string;
  /** Whether the result can be null: nothing was found, or there was nothing to do. */
  readonly nullable: boolean;
  /** Exists only for the compiler. */
  readonly [types]?: (variables: Variables) => Result;
}

export type OperationName = keyof Operations;
export type AnyOperation = Operation<unknown, never>;
export type ResultOf<Asked extends AnyOperation> =
  Asked extends Operation<infer Result, never> ? Result : never;
/** For several operations: variables that match each of them. */
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

/**
 * The schema allows null for every field with an error. The client rejects such responses, so the result is
 * present.
 */
type Present<Result> = { readonly [Field in keyof Result]: NonNullable<Result[Field]> };
type Named<Text extends string> = Operations[NameIn<Text> & OperationName];

/**
 * An operation whose result is never null. The document must be a literal, because `npm run generate` creates
 * its types from the text and the schema.
 */
export const operation = <const Text extends string>(
  document: Known<Text> & Text,
): Operation<Present<Named<Text>['result']>, Named<Text>['variables']> => ({ document, nullable: false });

/** An operation whose result can be null. */
export const nullableOperation = <const Text extends string>(
  document: Known<Text> & Text,
): Operation<Named<Text>['result'], Named<Text>['variables']> => ({ document, nullable: true });

declare const types: unique symbol;

/** A GraphQL document with the types of what it answers and of what it asks for. */
export interface Operation<Result, Variables> {
  readonly document: string;
  /** Exists for the compiler alone. */
  readonly [types]?: (variables: Variables) => Result;
}

export const operation = <Result, Variables = Record<string, never>>(
  document: string,
): Operation<Result, Variables> => ({
  document,
});

import { execute, type ExecutionResult, type GraphQLError } from 'graphql';
import type { CheckedDocument } from './documents';
import type { OperationRun } from './operation-run';
import { resolveField } from './resolve-field';
import { shownExecutionError, shownRequestError, type ShownError } from './shown-error';

export interface Answer {
  readonly data: unknown;
  readonly errors?: readonly ShownError[];
}

/** Executes an operation and returns the response for the client. */
export async function executeOperation(
  { document, faults }: CheckedDocument,
  operationName: string | undefined,
  run: OperationRun,
): Promise<Answer> {
  if (faults.length > 0) return { data: null, errors: faults };
  const { schema } = run.api.schema;
  const result: ExecutionResult = await execute({
    schema,
    document,
    operationName,
    contextValue: run,
    variableValues: run.variables,
    fieldResolver: resolveField,
  });
  const { data, errors = [] } = result;
  // If there is no data, the variables were invalid and nothing was executed.
  if (data === undefined) return { data: null, errors: errors.map(shownVariableError) };
  const shown = [...errors.map((error) => shownExecutionError(error, schema)), ...run.appended];
  return shown.length === 0 ? { data } : { data, errors: shown };
}

function shownVariableError(error: GraphQLError): ShownError {
  const missing =
    /^Variable "\$(\w+)" of required type "(.+)" was not provided\.$/.exec(error.message) ??
    /^Variable "\$(\w+)" of non-null type "(.+)" must not be null\.$/.exec(error.message);
  if (missing !== null) {
    const [, name = '', type = ''] = missing;
    return shownRequestError(error, `Variable '${name}' has coerced Null value for NonNull type '${type}'`);
  }
  const [, name, reason] = /^Variable "\$(\w+)" got (.*)$/s.exec(error.message) ?? [];
  return shownRequestError(
    error,
    name === undefined ? error.message : `Variable '${name}' has an invalid value: ${reason ?? ''}`,
  );
}

import { executeSync, type GraphQLFieldResolver } from 'graphql';
import { property } from '../execution/resolve-field';
import { shownExecutionError } from '../execution/shown-error';
import type { Selection } from './subscription';

/** Creates the payload of a data message: the published data that the client selected. Runs no resolvers. */
export function payloadOf(
  { schema: { schema }, checked, operationName, variables }: Selection,
  fieldName: string,
  data: unknown,
): string {
  const { data: selected, errors = [] } = executeSync({
    schema,
    document: checked.document,
    operationName,
    rootValue: { [fieldName]: data },
    variableValues: variables,
    fieldResolver: ofSource,
  });
  const shown = errors.map((error) => shownExecutionError(error, schema));
  return JSON.stringify({ data: selected, ...(shown.length > 0 && { errors: shown }) });
}

const ofSource: GraphQLFieldResolver<unknown, unknown> = (source, _given, _context, { fieldName }) =>
  property(source, fieldName);

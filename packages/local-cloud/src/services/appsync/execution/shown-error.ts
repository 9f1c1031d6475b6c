import {
  getLocation,
  GraphQLError,
  type ASTNode,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { FieldError } from '../runtime/field-error';
import { unserializable } from '../schema/scalars';

interface Location {
  readonly line: number;
  readonly column: number;
  readonly sourceName: null;
}

/** An error as returned to the client. Errors before execution have no type and no data. */
export interface ShownError {
  readonly path: readonly (string | number)[] | null;
  readonly data?: unknown;
  readonly errorType?: string | null;
  readonly errorInfo?: unknown;
  readonly locations: readonly Location[] | null;
  readonly message: string;
}

export function shownFieldError(
  { data, errorType, errorInfo, message }: FieldError,
  path: readonly (string | number)[],
  nodes: readonly ASTNode[],
): ShownError {
  return { path, data, errorType, errorInfo, locations: locationsOf(nodes), message };
}

/** Formats an execution error: an error of a field or a value that does not match its type. */
export function shownExecutionError(error: GraphQLError, schema: GraphQLSchema): ShownError {
  const { originalError, nodes = [], path = [], message } = error;
  if (originalError instanceof FieldError) return shownFieldError(originalError, path, nodes);
  const place = `/${path.join('/')}`;
  const missing = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/.exec(message);
  if (missing === null) {
    // Returns only AppSync's own messages about scalars. The messages of graphql-js contain the value, so they are
    // logged instead.
    const isOurs = message.startsWith(unserializable);
    if (!isOurs) console.error(`AppSync ${place}:`, originalError ?? message);
    return {
      path,
      locations: null,
      message: `Can't serialize value (${place})${isOurs ? ` : ${message}` : ''}`,
    };
  }
  const [, parent = '', field = ''] = missing;
  const type = fieldType(schema, parent, field);
  return {
    path,
    locations: null,
    message: `Cannot return null for non-nullable type: '${type}' within parent '${parent}' (${place})`,
  };
}

function fieldType(schema: GraphQLSchema, parent: string, field: string): string {
  const type = schema.getType(parent);
  const fields = type !== undefined && 'getFields' in type ? type.getFields() : {};
  return String(fields[field]?.type ?? '').replaceAll(/[[\]!]/g, '');
}

/** Formats an error found before execution. */
export const shownRequestError = ({ nodes, message }: GraphQLError, text = message): ShownError => ({
  path: null,
  locations: locationsOf(nodes ?? []),
  message: text,
});

const locationsOf = (nodes: readonly ASTNode[]): Location[] =>
  nodes.flatMap(({ loc }) => {
    if (loc === undefined) return [];
    return [{ ...getLocation(loc.source, loc.start), sourceName: null }];
  });

/** Returns the path of a field, starting at the root. */
export function pathOf({ path }: Pick<GraphQLResolveInfo, 'path'>): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step: typeof path | undefined = path; step !== undefined; step = step.prev) keys.unshift(step.key);
  return keys;
}

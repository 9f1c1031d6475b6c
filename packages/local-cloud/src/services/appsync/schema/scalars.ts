import { GraphQLError, type GraphQLScalarType, type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import { isTooDeep } from '../json-depth';
import { textRules } from './scalar-rules';

export const scalarNames = [...Object.keys(textRules), 'AWSJSON', 'AWSTimestamp'];

interface Scalar {
  /** Converts a value of a request for the resolver. */
  readonly parse: (value: unknown) => unknown;
  /** Converts a value of the resolver for the response. */
  readonly serialize: (value: unknown) => unknown;
}

/** Adds AppSync's behaviour to the scalars of a schema. */
export function equipScalars(schema: GraphQLSchema): void {
  for (const name of scalarNames) {
    const type = schema.getType(name) as GraphQLScalarType;
    const { parse, serialize } = scalar(name);
    type.parseValue = parse;
    type.serialize = serialize;
    type.parseLiteral = (node, variables) => parse(valueFromASTUntyped(node, variables));
  }
}

function scalar(name: string): Scalar {
  if (name === 'AWSJSON') return json;
  if (name === 'AWSTimestamp') return timestamp;
  const isValid = textRules[name] ?? (() => false);
  const check = (value: unknown) => typeof value === 'string' && isValid(value);
  return {
    parse: (value) => (check(value) ? value : fail(`Unable to parse ${shown(value)} as ${name}.`)),
    serialize: (value) => (check(value) ? value : failToSerialize(name, value)),
  };
}

const timestamp: Scalar = {
  parse: (value) =>
    Number.isSafeInteger(value) ? value : fail(`Unable to parse ${shown(value)} as AWSTimestamp.`),
  serialize: (value) => (Number.isSafeInteger(value) ? value : failToSerialize('AWSTimestamp', value)),
};

/** Text in requests and responses, values in resolvers. Text that is already JSON is returned unchanged. */
const json: Scalar = {
  parse: (value) => {
    const parsed = typeof value === 'string' && !isTooDeep(value) ? parseJson(value) : undefined;
    return parsed === undefined ? fail(`Unable to parse ${shown(value)} as AWSJSON.`) : parsed.value;
  },
  serialize: (value) =>
    typeof value === 'string' && parseJson(value) !== undefined ? value : JSON.stringify(value),
};

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const shown = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Start of AppSync's message for a value that does not match its scalar. */
export const unserializable = 'Unable to serialize';

const failToSerialize = (name: string, value: unknown): never =>
  fail(`${unserializable} ${shown(value)} as a valid ${name.slice('AWS'.length)} Object.`);

function fail(message: string): never {
  throw new GraphQLError(message);
}

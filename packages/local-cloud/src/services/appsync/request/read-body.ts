import * as v from 'valibot';
import type { HttpRequest } from '#local/platform/http';
import { isTooDeep } from '../json-depth';
import { Rejection } from './rejection';

export interface GraphQlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

// https://docs.aws.amazon.com/general/latest/gr/appsync.html: the request size of a GraphQL operation.
const mostBytes = 1_048_576;

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const schema = v.object({
  query: v.pipe(v.string(), v.nonEmpty()),
  variables: v.nullish(v.custom<Readonly<Record<string, unknown>>>(isPlainObject), {}),
  operationName: v.nullish(v.string()),
});

/** Reads `{ query, variables, operationName }`. Throws Rejection with the same messages as AppSync. */
export function readBody({ headers, body }: Pick<HttpRequest, 'headers' | 'body'>): GraphQlRequest {
  if (body.length > mostBytes)
    throw new Rejection(413, 'PayloadTooLargeException', `The request has more than ${mostBytes} bytes.`);
  const type = headers['content-type'];
  if (type !== undefined && !/^application\/(json|graphql)\b/i.test(type))
    throw new Rejection(400, 'MalformedHttpRequestException', `The content type ${type} is not supported.`);
  if (body.length === 0) throw malformed('Request body is empty.');
  const text = body.toString('utf8');
  if (isTooDeep(text)) throw malformed(unparsable);
  const parsed = v.safeParse(schema, parseJson(text));
  if (!parsed.success) throw malformed(unparsable);
  const { query, variables, operationName } = parsed.output;
  return { query, variables, operationName: operationName ?? undefined };
}

export const unparsable = 'Unable to parse GraphQL query.';
export const malformed = (message: string) => new Rejection(400, 'MalformedHttpRequestException', message);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(unparsable);
  }
}

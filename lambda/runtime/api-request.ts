import { Validator, type Schema } from '@cfworker/json-schema';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { ApiOperation, ApiParameter } from '#domain/api/api-operation';
import { InvalidRequest } from '#lambda/runtime/invalid-request';

/** The parts of an event with what the caller sent. */
export type SentRequest = Partial<
  Pick<APIGatewayProxyEvent, 'pathParameters' | 'queryStringParameters' | 'headers' | 'body'>
>;

/**
 * The parameters and the body of a request, checked by the contract. Parameters that were not sent have their defaults.
 * Throws InvalidRequest with the name of the first wrong field and its rule.
 */
export function apiRequest<Request>(operation: ApiOperation<Request>, sent: SentRequest): Request {
  const request: Record<string, unknown> = {};
  for (const parameter of operation.parameters) {
    const value = parameterOf(parameter, sent);
    if (value !== undefined) request[parameter.name] = value;
  }
  if (operation.body !== null) request.body = bodyOf(operation.body, sent);
  // The contract was checked: this is its type.
  return request as Request;
}

function parameterOf({ in: place, name, isRequired, schema }: ApiParameter, sent: SentRequest): unknown {
  const values = place === 'path' ? sent.pathParameters : sent.queryStringParameters;
  const text = values?.[name];
  if (text === undefined) {
    if (isRequired) throw new InvalidRequest(`${name} is required.`, name);
    return schema.default;
  }
  const value = valueOf(schema, text);
  if (value === undefined || !new Validator(schema, draft).validate(value).valid)
    throw new InvalidRequest(`${name} must be ${ruleText(schema)}.`, name);
  return value;
}

const draft = '2020-12';

/** Parameters are text. Returns undefined for a text that is not a value of the type. */
function valueOf({ type }: Schema, text: string): unknown {
  if (type === 'integer') return /^(0|-?[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined;
  if (type === 'boolean') return { true: true, false: false }[text];
  return text;
}

function bodyOf(schema: Schema, { headers, body }: SentRequest): unknown {
  checkType(headers);
  const value = parsed(body);
  const { valid, errors } = new Validator(schema, draft).validate(value);
  if (valid) return value;
  // The last error is the most specific one.
  const { instanceLocation = '#', error = '' } = errors.at(-1) ?? {};
  const field = instanceLocation.split('/').slice(1).join('.') || missingField(error);
  if (field === undefined) throw new InvalidRequest('The body must be a JSON object.');
  const rule = schemaAt(schema, field);
  throw new InvalidRequest(rule ? `${field} must be ${ruleText(rule)}.` : `${field} is not valid.`, field);
}

/** API Gateway accepts a body of any type. */
function checkType(headers: SentRequest['headers']): void {
  const [, type = 'application/json'] =
    Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (!/^application\/json *(;|$)/i.test(type))
    throw new InvalidRequest('The body must have the type application/json.');
}

function parsed(body: string | null | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    throw new InvalidRequest('The body must be a JSON object.');
  }
}

const missingField = (error: string) => /required property "([^"]+)"/.exec(error)?.[1];

const schemaAt = (schema: Schema, field: string): Schema | undefined =>
  field
    .split('.')
    .reduce<Schema | undefined>(
      (outer, name) => (outer?.properties?.[name] ?? outer?.items) as Schema | undefined,
      schema,
    );

/** What values a schema allows, to follow “must be”. */
function ruleText({ type, enum: values, minimum, maximum, minLength, maxLength, format }: Schema): string {
  if (values) return `one of ${values.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
  if (format === 'date') return 'a day such as 2026-11-23';
  if (maxLength !== undefined) return `text of ${minLength ?? 0} to ${maxLength} characters`;
  return `of the type ${String(type)}`;
}

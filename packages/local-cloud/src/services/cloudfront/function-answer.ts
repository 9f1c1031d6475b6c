import {
  array,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  regex,
  safeParse,
  strictObject,
  string,
  union,
  type InferOutput,
} from 'valibot';
import type { HttpRequest, HttpResponse } from '#local/platform/http';
import { EdgeFailure } from './edge-failure';

const value = object({ value: string(), multiValue: optional(array(object({ value: string() }))) });
const values = optional(record(string(), value), {});

const request = object({
  method: string(),
  uri: pipe(string(), regex(/^\//)),
  querystring: union([string(), values]),
  headers: values,
  cookies: values,
});

const response = object({
  statusCode: pipe(number(), integer(), minValue(100), maxValue(599)),
  statusDescription: optional(string()),
  headers: values,
  // Functions neither see the origin's cookies here nor set any.
  cookies: optional(strictObject({})),
  body: optional(
    union([string(), object({ data: string(), encoding: optional(picklist(['text', 'base64']), 'text') })]),
  ),
});

type Values = InferOutput<typeof values>;

/**
 * Parses the result of a function for a request: another request or a response. Throws EdgeFailure for anything else.
 */
export function readRequestAnswer(answer: unknown, before: HttpRequest): HttpRequest | HttpResponse {
  if (typeof answer === 'object' && answer !== null && 'statusCode' in answer) return readResponse(answer);
  const parsed = safeParse(request, answer);
  if (!parsed.success) throw invalid(parsed.issues[0].message);
  const { method, uri, querystring, headers, cookies } = parsed.output;
  if (method !== before.method) throw invalid('request.method is read-only');
  const url = new URL(before.url);
  url.pathname = uri;
  url.search = typeof querystring === 'string' ? querystring : pairs(querystring).join('&');
  const cookie = pairs(cookies).join('; ');
  return { ...before, url, headers: { ...flat(headers), ...(cookie !== '' && { cookie }) } };
}

/** Throws EdgeFailure for an invalid response. */
export function readResponse(answer: unknown, origin?: HttpResponse): HttpResponse {
  const parsed = safeParse(response, answer);
  if (!parsed.success) throw invalid(parsed.issues[0].message);
  const { statusCode, headers, body } = parsed.output;
  return {
    status: statusCode,
    headers: { ...flat(headers), ...cookiesOf(origin) },
    body: body === undefined ? (origin?.body ?? '') : bytesOf(body),
  };
}

const cookiesOf = (origin: HttpResponse | undefined): Record<string, string> => {
  const cookie = origin?.headers['set-cookie'];
  return cookie === undefined ? {} : { 'set-cookie': cookie };
};

function bytesOf(body: string | { data: string; encoding: 'text' | 'base64' }): Buffer | string {
  if (typeof body === 'string') return body;
  return body.encoding === 'base64' ? Buffer.from(body.data, 'base64') : body.data;
}

function pairs(all: Values): string[] {
  return Object.entries(all).flatMap(([name, { value: first, multiValue }]) =>
    (multiValue ?? [{ value: first }]).map((each) => (each.value === '' ? name : `${name}=${each.value}`)),
  );
}

function flat(headers: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, { value: first, multiValue }]) => [
      name.toLowerCase(),
      multiValue === undefined ? first : multiValue.map((each) => each.value).join(', '),
    ]),
  );
}

const invalid = (why: string) =>
  new EdgeFailure(502, `The CloudFront function returned an invalid value: ${why}.`);

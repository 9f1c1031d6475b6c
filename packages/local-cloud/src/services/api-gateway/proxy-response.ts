import {
  array,
  boolean,
  integer,
  nullish,
  number,
  pipe,
  record,
  safeParse,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';
import type { HttpResponse } from '#local/platform/http';
import { GatewayRefusal } from './gateway-response';

const headerValue = union([string(), number(), boolean()]);

/** API Gateway Developer Guide, "Lambda proxy integrations in API Gateway", output format. Other fields are errors. */
const proxyResponse = strictObject({
  statusCode: pipe(union([number(), string()]), transform(Number), integer()),
  headers: nullish(record(string(), headerValue)),
  multiValueHeaders: nullish(record(string(), array(headerValue))),
  body: nullish(string()),
  isBase64Encoded: nullish(boolean()),
});

/** Converts the result of a function to a response. Throws GatewayRefusal (502) for an invalid one. */
export function answerOf(payload: unknown, requestId: string): HttpResponse {
  const parsed = safeParse(proxyResponse, payload);
  if (!parsed.success || parsed.output.statusCode < 100 || parsed.output.statusCode > 599) {
    throw new GatewayRefusal('DEFAULT_5XX', 'Internal server error', { status: 502 });
  }
  const { statusCode, headers, multiValueHeaders, body } = parsed.output;
  const all = new Map([['content-type', ['application/json']]]);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name.toLowerCase(), [String(value)]);
  for (const [name, values] of Object.entries(multiValueHeaders ?? {})) {
    all.set(name.toLowerCase(), values.map(String));
  }
  if ((all.get('set-cookie')?.length ?? 0) > 1) {
    throw new Error('The local cloud supports only one Set-Cookie header in a response.');
  }
  return {
    status: statusCode,
    headers: {
      ...Object.fromEntries([...all].map(([name, values]) => [name, values.join(', ')])),
      'x-amzn-requestid': requestId,
    },
    // Base64 is not decoded, because these APIs have no binary media types.
    body: body ?? '',
  };
}

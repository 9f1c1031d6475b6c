import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest, HttpResponse } from '#local/platform/http';

type Run = (body: unknown, request: HttpRequest) => Promise<unknown>;

/**
 * Handles AWS's JSON 1.1 protocol: `X-Amz-Target` contains the operation, and `__type` of an error contains its name.
 */
export function jsonProtocol(service: string, operations: Readonly<Record<string, Run>>): HttpHandler {
  return async (request) => {
    try {
      return answer(200, (await dispatch(service, operations, request)) ?? {});
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { code, message, members, status } = error;
      return answer(status, { __type: code, message, ...members }, { 'x-amzn-errortype': code });
    }
  };
}

async function dispatch(service: string, operations: Readonly<Record<string, Run>>, request: HttpRequest) {
  const [named, name = ''] = (request.headers['x-amz-target'] ?? '').split('.', 2);
  const run = named === service && Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!run)
    throw new AwsError('UnknownOperationException', `${service}.${name} is not supported by the local cloud`);
  return run(parse(request.body), request);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('SerializationException', 'The request body is not JSON.');
  }
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers: {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(body),
});

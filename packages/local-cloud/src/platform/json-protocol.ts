import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpRequest, HttpResponse } from '#local/platform/http';
import { parseObject, textOf, type JsonObject } from '#local/platform/json-shape';

const headers = () => ({
  'content-type': 'application/x-amz-json-1.0',
  'x-amzn-requestid': randomUUID(),
});

export const answer = (body: string): HttpResponse => ({ status: 200, headers: headers(), body });

/** Returns the operation in a request's target, such as `GetItem` in `DynamoDB_20120810.GetItem`. */
export const operationOf = (request: HttpRequest) => request.headers['x-amz-target']?.split('.').at(-1) ?? '';

export function inputOf(request: HttpRequest): JsonObject {
  try {
    return parseObject(request.body.toString());
  } catch {
    throw new AwsError('SerializationException', 'The request body is not valid JSON.');
  }
}

/**
 * Formats an exception for AWS's JSON protocol (Developer Guide, "Error handling with DynamoDB"). The message of a
 * cancelled transaction is in `Message`, as in AWS.
 */
export function refusal(error: unknown, namespace: string): HttpResponse {
  const known =
    error instanceof AwsError
      ? error
      : new AwsError('InternalServerError', error instanceof Error ? error.message : String(error), 500);
  const message = known.code === 'TransactionCanceledException' ? 'Message' : 'message';
  return {
    status: known.status,
    headers: headers(),
    body: JSON.stringify({
      __type: textOf(known.members.__type) ?? `${namespace}#${known.code}`,
      ...known.members,
      [message]: known.message,
    }),
  };
}

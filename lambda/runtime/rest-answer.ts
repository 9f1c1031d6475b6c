import { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';

/** The input of the caller is invalid. The message explains why. */
export class InvalidRequest extends Error {}

/**
 * Returns the result of `work` as JSON. Errors are `{code, message, requestId}`, as in all operations of
 * novalink-api, and are never cached.
 */
export async function restAnswer(
  serviceName: string,
  { requestContext }: Pick<APIGatewayProxyEvent, 'requestContext'>,
  work: () => Promise<object> | object,
  cacheControl = 'no-store',
): Promise<APIGatewayProxyResult> {
  const { requestId } = requestContext;
  try {
    return json(200, await work(), cacheControl);
  } catch (error) {
    if (error instanceof InvalidRequest)
      return json(400, { code: 'INVALID_REQUEST', message: error.message, requestId });
    const name = error instanceof Error ? error.name : 'unknown';
    new Logger({ serviceName }).error('A request failed', { requestId, fault: name });
    return json(500, { code: 'INTERNAL', message: 'Something went wrong on our side.', requestId });
  }
}

const json = (statusCode: number, content: object, cacheControl = 'no-store'): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl },
  body: JSON.stringify(content),
});

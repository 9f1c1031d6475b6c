import { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ApiOperation } from '#domain/api/api-operation';
import { apiErrors, type ApiErrorCode } from '#domain/api/error-codes';
import { apiRequest } from '#lambda/runtime/api-request';
import { InvalidRequest } from '#lambda/runtime/invalid-request';

type RestEvent = Pick<APIGatewayProxyEvent, 'requestContext'> & Partial<APIGatewayProxyEvent>;

/**
 * Checks a request by the contract and returns the answer of `work` as JSON. Errors are `{code, message, traceId, field?}`, as
 * in all operations of novalink-api, and are never cached.
 */
export async function restAnswer<Request, Answer extends object>(
  serviceName: string,
  operation: ApiOperation<Request, Answer>,
  event: RestEvent,
  work: (request: Request) => Promise<Answer> | Answer,
  cacheControl = 'no-store',
): Promise<APIGatewayProxyResult> {
  const { requestId: traceId } = event.requestContext;
  const failed = (code: ApiErrorCode, message: string, field?: string) =>
    json(apiErrors[code].status, { code, message, traceId, ...(field !== undefined && { field }) });
  try {
    return json(200, await work(apiRequest(operation, event)), cacheControl);
  } catch (error) {
    if (error instanceof InvalidRequest) return failed('INVALID_REQUEST', error.message, error.field);
    const name = error instanceof Error ? error.name : 'unknown';
    new Logger({ serviceName }).error('A request failed', { traceId, fault: name });
    return failed('INTERNAL', 'Something went wrong on our side.');
  }
}

const json = (statusCode: number, content: object, cacheControl = 'no-store'): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': cacheControl },
  body: JSON.stringify(content),
});

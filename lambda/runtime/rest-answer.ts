import { Logger } from '@aws-lambda-powertools/logger';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import type { ApiOperation } from '#domain/api/api-operation';
import { apiErrors } from '#domain/api/error-codes';
import { ApiFailure } from '#lambda/runtime/api-failure';
import { apiRequest } from '#lambda/runtime/api-request';
import { InvalidRequest } from '#lambda/runtime/invalid-request';

type RestEvent = Pick<APIGatewayProxyEvent, 'requestContext'> & Partial<APIGatewayProxyEvent>;

/** Checks a request by the contract and returns the answer of `work`: see `answered`. */
export const restAnswer = <Request, Answer extends object>(
  serviceName: string,
  operation: ApiOperation<Request, Answer>,
  event: RestEvent,
  work: (request: Request) => Promise<Answer> | Answer,
  cacheControl?: string,
): Promise<APIGatewayProxyResult> =>
  answered(serviceName, event, () => work(apiRequest(operation, event)), cacheControl);

/**
 * Returns the answer of `work` as JSON. Errors are `{code, message, traceId, field?}`, as in all operations of
 * novalink-api, and are never cached.
 */
export async function answered(
  serviceName: string,
  { requestContext: { requestId: traceId } }: Pick<RestEvent, 'requestContext'>,
  work: () => Promise<object> | object,
  cacheControl = 'no-store',
): Promise<APIGatewayProxyResult> {
  try {
    return json(200, await work(), { 'Cache-Control': cacheControl });
  } catch (error) {
    const { code, message, details } = failureOf(error) ?? internalFailure(serviceName, traceId, error);
    const { field, retryAfterSeconds } = details;
    return json(
      apiErrors[code].status,
      { code, message, traceId, ...(field !== undefined && { field }) },
      retryAfterSeconds === undefined ? {} : { 'Retry-After': retryAfterSeconds },
    );
  }
}

function failureOf(error: unknown): ApiFailure | undefined {
  if (error instanceof ApiFailure) return error;
  if (!(error instanceof InvalidRequest)) return undefined;
  const { message, field } = error;
  return new ApiFailure('INVALID_REQUEST', message, field === undefined ? {} : { field });
}

function internalFailure(serviceName: string, traceId: string, error: unknown): ApiFailure {
  const name = error instanceof Error ? error.name : 'unknown';
  new Logger({ serviceName }).error('A request failed', { traceId, fault: name });
  return new ApiFailure('INTERNAL', 'Something went wrong on our side.');
}

const json = (
  statusCode: number,
  content: object,
  headers: Readonly<Record<string, string | number>>,
): APIGatewayProxyResult => ({
  statusCode,
  headers: {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(content),
});

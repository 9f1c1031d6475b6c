import type { APIGatewayProxyEvent } from 'aws-lambda';
import { InvalidRequest } from '#lambda/runtime/rest-answer';

export type RequestWithBody = Pick<APIGatewayProxyEvent, 'headers' | 'body'>;

/**
 * Returns the text of a JSON body. API Gateway validates only bodies of type `application/json` and accepts all
 * others, so other types are refused here.
 */
export function jsonText({ headers, body }: RequestWithBody): string | null {
  const [, type = 'application/json'] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (!/^application\/json *(;|$)/i.test(type))
    throw new InvalidRequest('The body must have the type application/json.');
  return body;
}

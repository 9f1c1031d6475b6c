import type { APIGatewayProxyEvent } from 'aws-lambda';
import { InvalidRequest } from '#lambda/rest-answer';

export type RequestWithBody = Pick<APIGatewayProxyEvent, 'headers' | 'body'>;

/**
 * The text of a JSON body. API Gateway checks a body against its model for `application/json` and lets every other
 * type through unchecked: those are refused here.
 */
export function jsonText({ headers, body }: RequestWithBody): string | null {
  const [, type = 'application/json'] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (!/^application\/json *(;|$)/i.test(type))
    throw new InvalidRequest('The body must have the type application/json.');
  return body;
}

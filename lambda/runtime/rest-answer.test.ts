import { expect, test } from '@jest/globals';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { parseIdToken } from '#lambda/functions/verify-id-token/request';
import { restAnswer } from '#lambda/runtime/rest-answer';

const event = { requestContext: { requestId: 'r-1' } } as APIGatewayProxyEvent;

test.each([null, '', 'not json', '[]', '{}', '{"idToken":1}', '{"idToken":""}'])(
  'returns an error with the request id for the body %p',
  async (body) => {
    const { statusCode, body: text } = await restAnswer('test', event, () => ({
      token: parseIdToken({ headers: {}, body }),
    }));
    expect(statusCode).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'INVALID_REQUEST', requestId: 'r-1' });
  },
);

test('does not reveal the cause of an internal error', async () => {
  const { statusCode, body } = await restAnswer('test', event, () => {
    throw new Error('secret@novalink.test');
  });
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
  expect(JSON.parse(body)).toMatchObject({ code: 'INTERNAL', requestId: 'r-1' });
});

import { expect, test } from '@jest/globals';
import { getHealth, listCatalogue } from '#domain/generated/novalink-api';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import { restAnswer } from '#lambda/runtime/rest-answer';

const requestContext = { requestId: 'r-1' } as Parameters<typeof restAnswer>[2]['requestContext'];

test('names the wrong field, with the trace id', async () => {
  const event = { requestContext, queryStringParameters: { limit: '0' } };
  const work = () => ({ items: [], nextCursor: null });
  const { statusCode, headers, body } = await restAnswer('test', listCatalogue, event, work, 'public');
  expect([statusCode, headers?.['Cache-Control']]).toEqual([400, 'no-store']);
  expect(JSON.parse(body)).toEqual({
    code: 'INVALID_REQUEST',
    message: 'limit must be a whole number from 1 to 100.',
    traceId: 'r-1',
    field: 'limit',
  });
  const refused = await restAnswer('test', listCatalogue, { requestContext }, () => {
    throw new InvalidRequest('No.');
  });
  expect(JSON.parse(refused.body)).toEqual({ code: 'INVALID_REQUEST', message: 'No.', traceId: 'r-1' });
});

test('does not reveal the cause of an internal error', async () => {
  const { statusCode, body } = await restAnswer('test', getHealth, { requestContext }, () => {
    throw new Error('secret@novalink.test');
  });
  expect(statusCode).toBe(500);
  expect(body).not.toContain('secret');
  expect(JSON.parse(body)).toMatchObject({ code: 'INTERNAL', traceId: 'r-1' });
});

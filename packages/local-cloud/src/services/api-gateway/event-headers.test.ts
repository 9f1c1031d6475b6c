import { request } from 'node:http';
import { expect, test } from '@jest/globals';
import { startHttpServer } from '#local/platform/http-server';
import { newApi } from '#local/testing/games-api';
import { eventHeaders } from './event-headers';

test('a function gets header names in the letter case that the client sent', async () => {
  const { ask, invoked } = await newApi();
  const server = await startHttpServer({
    port: 0,
    handler: ({ headers, sentHeaders }) =>
      ask('GET /api/games', { headers, ...(sentHeaders !== undefined && { sentHeaders }) }),
    onBug: (error) => console.error(error),
  });
  await new Promise((ended) => {
    const headers = { Authorization: 'Bearer x', 'x-lower': '1', 'X-Many': ['a', 'b'] };
    request(`http://127.0.0.1:${server.port}/`, { headers }, (answer) =>
      answer.on('end', ended).resume(),
    ).end();
  });
  await server.stop();
  const [{ event }] = invoked as [(typeof invoked)[number]];
  expect(event.headers).toMatchObject({ Authorization: 'Bearer x', 'x-lower': '1', 'X-Many': 'b' });
  expect(event.multiValueHeaders).toMatchObject({
    Authorization: ['Bearer x'],
    'X-Many': ['a', 'b'],
    Host: [expect.stringContaining('.execute-api.')],
    'X-Forwarded-For': ['127.0.0.1'],
  });
  expect(event.headers).not.toHaveProperty('authorization');
  expect(event.headers).not.toHaveProperty('host');
});

test('a header that was changed on its way has only its new value', () => {
  const sentHeaders = [['user-agent', 'Browser'] as const];
  const { multiValueHeaders } = eventHeaders(
    { headers: { 'user-agent': 'Amazon CloudFront' }, sentHeaders },
    {},
  );
  expect(multiValueHeaders).toEqual({ 'user-agent': ['Amazon CloudFront'] });
});

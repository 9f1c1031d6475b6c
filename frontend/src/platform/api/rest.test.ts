import { expect, test } from 'vitest';
import { ServerError, Unreachable } from './errors';
import { createRest } from './rest';
import { fakeFetch, testConfig } from './test-config';

const config = () => Promise.resolve(testConfig);

test.each([
  ['get', 'GET'],
  ['post', 'POST'],
  ['put', 'PUT'],
  ['patch', 'PATCH'],
  ['del', 'DELETE'],
] as const)('%s sends %s to the stage path, without a slash too many', async (helper, method) => {
  const { fetch, seen } = fakeFetch(() => Response.json({ ok: true }));
  const body = method === 'GET' ? undefined : { idToken: 'x' };
  expect(await createRest({ fetch, config })[helper]('/v1/thing', body)).toEqual({ ok: true });
  expect(seen).toMatchObject([
    { url: 'https://site.test/api/v1/thing', method, body: body ? '{"idToken":"x"}' : '' },
  ]);
  expect(seen[0]?.headers.get('content-type')).toBe(body ? 'application/json' : null);
});

test('returns undefined for an empty response', async () => {
  const { fetch } = fakeFetch(() => new Response(null, { status: 204 }));
  expect(await createRest({ fetch, config }).del('/v1/thing')).toBeUndefined();
});

test('an error contains the request and the response', async () => {
  const { fetch } = fakeFetch(() => new Response('{"code":"INTERNAL"}', { status: 500 }));
  await expect(createRest({ fetch, config }).get('/v1/health')).rejects.toEqual(
    new ServerError('GET /v1/health answered 500: {"code":"INTERNAL"}'),
  );
});

test('throws Unreachable without a response', async () => {
  const { fetch } = fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(createRest({ fetch, config }).get('/v1/health')).rejects.toBeInstanceOf(Unreachable);
});

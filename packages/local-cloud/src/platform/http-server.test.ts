import { afterEach, expect, test } from '@jest/globals';
import type { HttpResponse } from './http';
import { startHttpServer, type HttpServer } from './http-server';

const running: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** Starts a server that returns the given response for each path, and an empty 200 for other paths. */
async function serving(answers: Readonly<Record<string, Partial<HttpResponse>>>) {
  const bugs: unknown[] = [];
  const server = await startHttpServer({
    port: 0,
    handler: ({ url }) => Promise.resolve({ status: 200, headers: {}, body: '', ...answers[url.pathname] }),
    onBug: (error) => bugs.push(error),
  });
  running.push(server);
  return { bugs, ask: (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`) };
}

test('an invalid response fails only its own request', async () => {
  const { bugs, ask } = await serving({
    '/header': { headers: { 'x-name': 'line\r\nset-cookie: a=b' } },
    '/letter': { headers: { 'x-name': '✓' } },
    '/status': { status: 1000 },
  });
  const statuses = [];
  for (const path of ['/header', '/letter', '/status', '/fine']) statuses.push((await ask(path)).status);
  expect(statuses).toEqual([500, 500, 500, 200]);
  expect(bugs).toHaveLength(3);
});

// RFC 9110, section 8.6.
test('responses without content have no Content-Length', async () => {
  const { ask } = await serving({ '/none': { status: 204 }, '/unchanged': { status: 304 } });
  expect((await ask('/none')).headers.get('content-length')).toBeNull();
  expect((await ask('/unchanged')).headers.get('content-length')).toBeNull();
  expect((await ask('/empty')).headers.get('content-length')).toBe('0');
});

// A server announces a time limit in this header. Without a limit, only the client ends idle connections.
test('sets no time limit for idle connections', async () => {
  const { ask } = await serving({});
  expect((await ask('/')).headers.get('keep-alive')).toBeNull();
});

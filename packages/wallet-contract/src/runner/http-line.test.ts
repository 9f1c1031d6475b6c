import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openLine, type HttpLine, type HttpRequest } from './http-line';

const opened: { server: Server; line: HttpLine }[] = [];
afterEach(() => {
  for (const { server, line } of opened.splice(0)) {
    line.close();
    server.closeAllConnections();
    server.close();
  }
});

async function lineTo(listener: RequestListener): Promise<HttpLine> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = openLine(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), 2);
  opened.push({ server, line });
  return line;
}

const request: HttpRequest = {
  ...{ method: 'POST', target: '/bet?x=1', headers: ['X-One', '1', 'X-One', '2'] },
  ...{ body: Buffer.from('{"a":1}'), timeoutMs: 10_000 },
};
const json = { 'content-type': 'application/json' };

test('sends the method, the target, the bytes and every header, and reads JSON', async () => {
  const line = await lineTo((received, response) => {
    const { method, url, rawHeaders } = received;
    const ones = rawHeaders.filter((name, place) => name === 'X-One' && rawHeaders[place + 1] !== undefined);
    received.setEncoding('utf8').once('data', (body: string) => {
      response.writeHead(200, json).end(JSON.stringify({ method, url, body, ones: ones.length }));
    });
  });
  const first = await line.send(request);
  expect(first.reply).toEqual({
    status: 200,
    json: { method: 'POST', url: '/bet?x=1', body: '{"a":1}', ones: 2 },
  });
  expect(first.isReused).toBe(false);
  expect((await line.send(request)).isReused).toBe(true);
});

test.each<[string, RequestListener]>([
  ['another content type', (_request, response) => void response.writeHead(200).end('{}')],
  ['broken JSON', (_request, response) => void response.writeHead(200, json).end('{')],
  [
    'more than 64 KiB',
    (_request, response) => void response.writeHead(200, json).end(JSON.stringify('x'.repeat(70_000))),
  ],
])('does not read an answer with %s as JSON', async (_name, listener) => {
  const { reply } = await (await lineTo(listener)).send(request);
  expect(reply).toEqual({ status: 200, json: undefined });
});

test('follows no redirects', async () => {
  const line = await lineTo(
    (_request, response) => void response.writeHead(307, { location: '/other' }).end(),
  );
  expect((await line.send(request)).reply).toEqual({ status: 307, json: undefined });
});

test('tells a timeout from a connection that ended and one that was never made', async () => {
  const silent = await lineTo(() => undefined);
  expect((await silent.send({ ...request, timeoutMs: 20 })).reply).toEqual({ failure: 'TIMEOUT' });

  const cut = await lineTo(({ socket }) => void socket.destroy());
  expect((await cut.send(request)).reply).toEqual({ failure: 'CUT' });

  const half = await lineTo((_request, response) => {
    response.writeHead(200, { ...json, 'content-length': '100' });
    response.write('{"balance"', () => void response.destroy());
  });
  expect((await half.send(request)).reply).toEqual({ failure: 'CUT' });

  const nobody = openLine(new URL('http://127.0.0.1:1'), 1);
  expect((await nobody.send(request)).reply).toEqual({ failure: 'NOT_SENT' });
});

test('ends a connection itself after the request is sent', async () => {
  const bodies: string[] = [];
  const arrivals = new EventEmitter();
  const line = await lineTo((received) => {
    received.setEncoding('utf8').on('data', (body: string) => {
      bodies.push(body);
      arrivals.emit('body');
    });
  });
  const arrived = once(arrivals, 'body');
  expect((await line.send({ ...request, isCut: true })).reply).toEqual({ failure: 'CUT' });
  await arrived;
  expect(bodies).toEqual(['{"a":1}']);
});

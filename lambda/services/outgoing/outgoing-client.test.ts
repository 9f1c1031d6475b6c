import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { longestAnswerBytes, outgoingClient } from '#lambda/services/outgoing/outgoing-client';

const servers: { close: () => unknown; closeAllConnections?: () => void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

/** Returns the port. */
async function listening(server: Server | TcpServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}
const serving = (answer: RequestListener) => listening(createServer(answer));

const local = outgoingClient({ allowsLoopback: true });
const call = (url: string, milliseconds = 5000) => ({
  ...{ url, milliseconds, body: '{"a":"ü"}' },
  headers: { 'x-novalink-key': 'K' },
});
const post = async (answer: RequestListener, milliseconds?: number) =>
  local(call(`http://127.0.0.1:${await serving(answer)}/hook?a=1`, milliseconds));

test('posts the body with our headers only, and returns the answer', async () => {
  let seen: Partial<IncomingMessage> & { body?: string } = {};
  const reply = await post((request, response) => {
    void text(request).then((body) => {
      seen = { method: request.method, url: request.url, headers: request.headers, body };
      response.writeHead(201).end('{"ok":true}');
    });
  });
  expect(reply).toEqual({ status: 201, body: '{"ok":true}' });
  expect(seen).toMatchObject({ method: 'POST', url: '/hook?a=1', body: '{"a":"ü"}' });
  expect(Object.keys(seen.headers ?? {}).sort()).toEqual(
    ['connection', 'content-length', 'content-type', 'host', 'user-agent', 'x-novalink-key'].sort(),
  );
});

test.each([200, 400, 500])('returns an answer that is not JSON with the status %s', async (status) => {
  const page = '<html>Please log in</html>';
  expect(await post((_, response) => response.writeHead(status).end(page))).toEqual({ status, body: page });
});

test('does not follow redirects', async () => {
  let calls = 0;
  const target = await serving((_, response) => {
    calls += 1;
    response.end();
  });
  const location = `http://127.0.0.1:${target}/`;
  expect(await post((_, response) => response.writeHead(307, { location }).end())).toEqual({
    failure: 'REDIRECTED',
  });
  expect(calls).toBe(0);
});

test('accepts 64 KiB, and stops reading an answer of 1 GiB', async () => {
  const longest = 'x'.repeat(longestAnswerBytes);
  expect(await post((_, response) => response.end(longest))).toEqual({ status: 200, body: longest });
  let written = 0;
  const reply = await post((_, response) => {
    const chunk = Buffer.alloc(65_536);
    const more = () => {
      while (written < 2 ** 30 && !response.destroyed) {
        written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', more);
      }
    };
    more();
  });
  expect(reply).toEqual({ failure: 'TOO_LARGE' });
  expect(written).toBeLessThan(2 ** 26);
});

test('stops a server that sends one byte at a time', async () => {
  const reply = await post((_, response) => {
    const more = () => {
      if (!response.destroyed) response.write('x', more);
    };
    more();
  }, 100);
  expect(reply).toEqual({ failure: 'TIMEOUT' });
});

test.each([
  ['does not answer', () => undefined],
  ['sends no end', (_: unknown, response: { flushHeaders: () => void }) => response.flushHeaders()],
])('stops a server that %s', async (_what, answer) => {
  expect(await post(answer as RequestListener, 200)).toEqual({ failure: 'TIMEOUT' });
});

test('limits the time of the name resolution', async () => {
  const client = outgoingClient({ allowsLoopback: false, resolve: () => new Promise(() => undefined) });
  expect(await client(call('https://slow.example/', 50))).toEqual({ failure: 'TIMEOUT' });
});

test('reports a connection that ends within the answer, and before it', async () => {
  const within = await post((_, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy());
  });
  expect(within).toEqual({ failure: 'CLOSED_EARLY' });
  expect(await post((request) => request.socket.destroy())).toEqual({ failure: 'CLOSED_EARLY' });
});

test('reports a port without a server, and one without TLS', async () => {
  const closed = createTcpServer();
  const port = await listening(closed);
  await new Promise((done) => closed.close(done));
  expect(await local(call(`http://127.0.0.1:${port}/`))).toEqual({ failure: 'NOT_CONNECTED' });
  const plain = await serving((_, response) => response.end());
  expect(await local(call(`https://127.0.0.1:${plain}/`))).toEqual({ failure: 'NOT_CONNECTED' });
});

test('connects to the address that was checked, even if the name changes', async () => {
  const port = await serving((_, response) => response.end('first'));
  const answers = [['127.0.0.1'], ['169.254.169.254']];
  const client = outgoingClient({
    allowsLoopback: true,
    resolve: () => Promise.resolve(answers.shift() ?? []),
  });
  expect(await client(call(`http://changing.example:${port}/`))).toEqual({ status: 200, body: 'first' });
  expect(answers).toHaveLength(1);
});

const resolving = (...addresses: string[]) =>
  outgoingClient({ allowsLoopback: false, resolve: () => Promise.resolve(addresses) });

test.each([
  'http://hooks.example/',
  'ftp://hooks.example/',
  'https://user@hooks.example/',
  'https://u:p@h.example/',
  'https://h.example/#x',
  'hooks',
  '',
])('refuses the URL %j', async (url) =>
  expect(await resolving('1.1.1.1')(call(url))).toEqual({ failure: 'URL_NOT_ALLOWED' }),
);

test.each([['10.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::ffff:1.1.1.1'], ['169.254.169.254']])(
  'does not connect to a name with the address %s %s',
  async (...addresses) =>
    expect(await resolving(...addresses)(call('https://hooks.example/'))).toEqual({
      failure: 'ADDRESS_NOT_ALLOWED',
    }),
);

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
])('does not connect to %s', async (url) =>
  expect(await outgoingClient({ allowsLoopback: false })(call(url))).toEqual({
    failure: 'ADDRESS_NOT_ALLOWED',
  }),
);

test('reports a name without an address', async () =>
  expect(await resolving()(call('https://hooks.example/'))).toEqual({ failure: 'HOST_NOT_FOUND' }));

test('allows http to the own machine only', async () => {
  const client = outgoingClient({ allowsLoopback: true, resolve: () => Promise.resolve(['1.1.1.1']) });
  expect(await client(call('http://hooks.example/'))).toEqual({ failure: 'ADDRESS_NOT_ALLOWED' });
});

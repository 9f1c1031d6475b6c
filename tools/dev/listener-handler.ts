import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { duplexPair, type Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { HttpHandler, HttpRequest } from 'cdk-local-cloud';

/**
 * Sends requests to a server of this process that does not listen on a port: each request has a connection in
 * memory. So middleware for Node's server gets real requests and responses.
 */
export function handlerOf(server: Server): HttpHandler {
  return async (asked) => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    const incoming = await sent(asked, near);
    return { status: incoming.statusCode ?? 500, headers: kept(incoming), body: await buffer(incoming) };
  };
}

async function sent(
  { method, target, url, headers, body }: HttpRequest,
  connection: Duplex,
): Promise<IncomingMessage> {
  const outgoing = request({
    method,
    path: target ?? `${url.pathname}${url.search}`,
    headers: { ...headers, connection: 'close' },
    createConnection: () => connection,
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return incoming;
}

/** RFC 9110, section 7.6.1: headers of the connection itself, which is only in memory. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

const kept = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofConnection.includes(name))
      .map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );

import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpHandler, HttpRequest, HttpResponse, Upgrade } from './http';
import { BadRequest, readBody, requestUrl } from './http-reading';

export interface HttpServer {
  readonly port: number;
  /** Ends every open connection; resolves when the port is free. */
  stop(): Promise<void>;
}

export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is in use.`);
    this.name = 'PortTaken';
    this.port = port;
  }
}

interface Options {
  /** 0 for any free port. */
  readonly port: number;
  readonly handler: HttpHandler;
  /** Called with errors of a handler. The client gets a plain 500. */
  readonly onBug: (error: unknown, request: HttpRequest) => void;
  /** Handles connections for another protocol. Without it, they are handled like other requests. */
  readonly onUpgrade?: Upgrade;
  readonly bodyLimitBytes?: number;
}

/** More than the limit of any service, so that each service can return its own error. */
const largestBodyBytes = 16_777_216;

/** Listens on this machine only, on all addresses of `localhost`. Throws PortTaken. */
export async function startHttpServer({
  port,
  handler,
  onBug,
  onUpgrade,
  bodyLimitBytes = largestBodyBytes,
}: Options): Promise<HttpServer> {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    void respond(incoming, outgoing, { handler, onBug, bodyLimitBytes });
  };
  const upgraded = new Set<Duplex>();
  const server = () => {
    const made = createServer(answer);
    return onUpgrade === undefined ? made : made.on('upgrade', upgradeOwn(onUpgrade, upgraded));
  };
  const first = await listen(server(), '127.0.0.1', port);
  const actual = (first.address() as AddressInfo).port;
  const servers = [first];
  const addresses = await lookup('localhost', { all: true });
  if (addresses.some(({ address }) => address === '::1')) {
    try {
      servers.push(await listen(server(), '::1', actual));
    } catch (error) {
      // Containers often have ::1 as localhost but no IPv6.
      if (!isWithoutIpv6(error)) {
        await close(first);
        throw error;
      }
    }
  }
  return {
    port: actual,
    stop: async () => {
      // A server does not close upgraded connections, but waits for them.
      for (const socket of upgraded) socket.destroy();
      await Promise.all(servers.map(close));
    },
  };
}

/** Passes on upgrade requests with one of this machine's names, and tracks their connections while they are open. */
function upgradeOwn(onUpgrade: Upgrade, upgraded: Set<Duplex>): Upgrade {
  return (incoming, socket, head) => {
    try {
      requestUrl(incoming);
    } catch {
      socket.end('HTTP/1.1 421 Misdirected Request\r\nconnection: close\r\n\r\n');
      return;
    }
    upgraded.add(socket);
    socket.on('close', () => upgraded.delete(socket));
    onUpgrade(incoming, socket, head);
  };
}

// Checks only the code, because under Jest errors of Node are not instances of the test's own Error.
const isWithoutIpv6 = (error: unknown) =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

async function listen(server: Server, host: string, port: number): Promise<Server> {
  // Idle connections stay open until the client closes them. With any time limit, a client whose processor was busy for
  // longer writes into a connection that the server is closing, and its request fails with ECONNRESET.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, resolve);
  });
  return server;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

type Answering = Required<Pick<Options, 'handler' | 'onBug' | 'bodyLimitBytes'>>;

async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { handler, onBug, bodyLimitBytes }: Answering,
): Promise<void> {
  const write = ({ status, headers, body }: HttpResponse) => {
    outgoing.writeHead(status, { ...headers, ...lengthOf(status, body) });
    outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  };
  const request = await readRequest(incoming, bodyLimitBytes);
  if ('status' in request) {
    write(request);
    return;
  }
  try {
    // Writing fails for an invalid status or header, which a function can return.
    write(await handler(request));
  } catch (error) {
    onBug(error, request);
    write(plain(500, 'Internal error of the local cloud. See its terminal for details.'));
  }
}

/** RFC 9110, section 8.6: there is no length for 204, and for 304 only that of the 200 response. */
function lengthOf(status: number, body: Buffer | string): Record<string, number> {
  return status === 204 || status === 304 ? {} : { 'content-length': Buffer.byteLength(body) };
}

/** Returns the request, or the response to a rejected one. */
async function readRequest(
  incoming: IncomingMessage,
  bodyLimitBytes: number,
): Promise<HttpRequest | HttpResponse> {
  try {
    return {
      method: incoming.method ?? 'GET',
      url: requestUrl(incoming),
      ...(incoming.url !== undefined && { target: incoming.url }),
      headers: joined(incoming.headers),
      sentHeaders: pairs(incoming.rawHeaders),
      body: await readBody(incoming, bodyLimitBytes),
      sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
    };
  } catch (error) {
    // A client that disconnected gets no response.
    if (!(error instanceof BadRequest)) return plain(400, 'The request ended early.');
    return plain(error.status, error.message, error.status === 413 ? { connection: 'close' } : {});
  }
}

function plain(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message }),
  };
}

/** Converts a list of alternating names and values to pairs. */
const pairs = (list: readonly string[]) =>
  list.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : []));

function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

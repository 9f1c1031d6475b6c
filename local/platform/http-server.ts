import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpHandler, HttpRequest, HttpResponse } from './http';
import { BadRequest, readBody, requestUrl } from './http-reading';

export interface HttpServer {
  readonly port: number;
  /** Ends every open connection; resolves when the port is free. */
  stop(): Promise<void>;
}

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);
    this.name = 'PortTaken';
  }
}

interface Options {
  /** 0 for any free one. */
  readonly port: number;
  readonly handler: HttpHandler;
  /** Told of what a handler throws; the client gets a plain 500. */
  readonly onBug: (error: unknown, request: HttpRequest) => void;
  readonly bodyLimitBytes?: number;
}

/** Serves this machine alone, on every address that `localhost` has. Throws PortTaken. */
export async function startHttpServer({
  port,
  handler,
  onBug,
  bodyLimitBytes = 6_291_456,
}: Options): Promise<HttpServer> {
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    void respond(incoming, outgoing, { handler, onBug, bodyLimitBytes });
  };
  const first = await listen(createServer(answer), '127.0.0.1', port);
  const actual = (first.address() as AddressInfo).port;
  const servers = [first];
  const addresses = await lookup('localhost', { all: true });
  if (addresses.some(({ address }) => address === '::1')) {
    try {
      servers.push(await listen(createServer(answer), '::1', actual));
    } catch (error) {
      await close(first);
      throw error;
    }
  }
  return {
    port: actual,
    stop: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  // Longer than clients keep an idle connection, so that they never write into one that is being closed.
  server.keepAliveTimeout = 65_000;
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
  options: Answering,
): Promise<void> {
  const { status, headers, body } = await answerTo(incoming, options);
  outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function answerTo(
  incoming: IncomingMessage,
  { handler, onBug, bodyLimitBytes }: Answering,
): Promise<HttpResponse> {
  try {
    const request: HttpRequest = {
      method: incoming.method ?? 'GET',
      url: requestUrl(incoming),
      headers: joined(incoming.headers),
      body: await readBody(incoming, bodyLimitBytes),
      sourceIp: incoming.socket.remoteAddress ?? '127.0.0.1',
    };
    return await handler(request).catch((error: unknown) => {
      onBug(error, request);
      return plain(500, 'Internal error of the local cloud; its terminal says more.');
    });
  } catch (error) {
    // A client that went away has nobody to answer.
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

function joined(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

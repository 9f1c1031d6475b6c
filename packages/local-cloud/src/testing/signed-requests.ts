import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { HttpRequest as SmithyRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from '#local/platform/principal';
import { Sha256 } from '#local/platform/sha256';

interface Wish {
  readonly method?: string;
  /** The signed host, which can differ from the recipient. */
  readonly host: string;
  /** The percent-encoded path as sent. */
  readonly path: string;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const signerOf = (credentials: Credentials) =>
  new SignatureV4({ credentials, region: 'eu-west-1', service: 's3', sha256: Sha256, uriEscapePath: false });

const unsigned = ({ method = 'GET', host, path, query = {}, headers = {} }: Wish) =>
  new SmithyRequest({
    method,
    protocol: 'https:',
    hostname: host,
    path,
    query,
    headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
  });

/** Returns the headers of a request with a signature in its headers. */
export async function signedHeaders(
  credentials: Credentials,
  wish: Wish,
  { signingDate = new Date() } = {},
): Promise<Record<string, string>> {
  const { headers } = await signerOf(credentials).sign(unsigned(wish), { signingDate });
  return headers;
}

/** Returns the path and query of a presigned URL. */
export async function presigned(
  credentials: Credentials,
  wish: Wish,
  { expiresIn = 600, signingDate = new Date() } = {},
): Promise<string> {
  const { path, query } = await signerOf(credentials).presign(unsigned(wish), { expiresIn, signingDate });
  return `${path}?${new URLSearchParams(query as Record<string, string>).toString().replaceAll('+', '%20')}`;
}

/** Sends a path unchanged, with any host name. */
export async function send(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path, method, headers, agent: false }).end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, text: await text(incoming) };
}

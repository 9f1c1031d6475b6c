import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { HttpRequest } from '#local/platform/http';
import { Rejection } from '../request/rejection';

const headersRule = v.record(v.string(), v.unknown());

/**
 * Reads the request that a client signed to connect from the address, the sub-protocols or the headers of its
 * handshake. Throws Rejection.
 * https://docs.aws.amazon.com/appsync/latest/devguide/real-time-websocket-client.html
 */
export function connectRequest({ headers, url = '', socket }: IncomingMessage): HttpRequest {
  const query = new URL(url, 'http://localhost').searchParams;
  const protocols = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
  const encoded = protocols.find((one) => one.startsWith('header-'))?.slice('header-'.length);
  const sourceIp = socket.remoteAddress ?? '';
  if (encoded !== undefined) return signedRequest(decoded(encoded, 'base64url'), connect, sourceIp);
  const [header, payload] = [query.get('header'), query.get('payload')];
  if (header !== null && payload !== null)
    return signedRequest(
      decoded(header, 'base64'),
      { ...connect, body: Buffer.from(payload, 'base64').toString() },
      sourceIp,
    );
  if (headers.authorization === undefined)
    throw badRequest('Both, the "header", and the "payload" query string parameters are missing');
  return signedRequest(headers, connect, sourceIp);
}

/** The parts of a signed request besides its headers. */
export interface Signed {
  readonly path: string;
  readonly body: string;
}

const connect: Signed = { path: '/graphql/connect', body: '{}' };

/** Rebuilds the HTTP request to which these headers belong. Throws Rejection. */
export function signedRequest(
  given: Readonly<Record<string, unknown>>,
  { path, body }: Signed,
  sourceIp: string,
): HttpRequest {
  const headers = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  );
  const address = `http://${headers.host ?? ''}${path}`;
  if (headers.host === undefined || !URL.canParse(address)) throw badRequest('Required headers are missing.');
  return { method: 'POST', url: new URL(address), headers, body: Buffer.from(body), sourceIp };
}

function decoded(text: string, encoding: 'base64' | 'base64url'): Record<string, unknown> {
  try {
    return v.parse(headersRule, JSON.parse(Buffer.from(text, encoding).toString()));
  } catch {
    throw badRequest('Required headers are missing.');
  }
}

const badRequest = (message: string) => new Rejection(400, 'BadRequestException', message);

import type { IncomingMessage } from 'node:http';

/** A request that is rejected before it reaches a service. */
export class BadRequest extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'BadRequest';
    this.status = status;
  }
}

/**
 * Accepts only host names of this machine, so that a page of another site cannot reach the services with a host name
 * that points here.
 */
const ownHost = /^((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export function requestUrl({ url = '', headers: { host = '' } }: IncomingMessage): URL {
  if (!ownHost.test(host))
    throw new BadRequest(421, `The local cloud does not accept the host name "${host}".`);
  if (!url.startsWith('/')) throw new BadRequest(400, 'The request has no path.');
  try {
    const parsed = new URL(`http://${host}${url}`);
    decodeURIComponent(parsed.pathname);
    return parsed;
  } catch {
    throw new BadRequest(400, 'The path is not a valid URL.');
  }
}

/** Reads the whole body. After an error, the rest is read and dropped, so that the client receives the response. */
export async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limitBytes) chunks.push(chunk);
    else if (size > limitBytes * 4) break;
    else chunks.length = 0;
  }
  if (size > limitBytes) throw new BadRequest(413, `The body is larger than ${limitBytes} bytes.`);
  return Buffer.concat(chunks, size);
}

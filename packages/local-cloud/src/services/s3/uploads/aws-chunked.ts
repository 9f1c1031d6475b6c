import { s3Error } from '../protocol/s3-error';

type Headers = Readonly<Record<string, string>>;

/**
 * Decodes a chunked body and its trailing headers. Signatures of single chunks are not verified, because that of the
 * request was. Amazon S3 API Reference, "Signature Calculations for the Authorization Header: Transferring Payload in
 * Multiple Chunks".
 */
export function decodedBody(headers: Headers, body: Buffer): { bytes: Buffer; trailers: Headers } {
  if (headers['x-amz-content-sha256']?.startsWith('STREAMING-') !== true)
    return { bytes: body, trailers: {} };
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw incomplete();
    at = lineEnd + 2;
    if (size === 0) break;
    if (at + size > body.length) throw incomplete();
    chunks.push(body.subarray(at, at + size));
    at += size + 2;
  }
  const bytes = Buffer.concat(chunks);
  const stated = headers['x-amz-decoded-content-length'];
  if (stated !== undefined && Number(stated) !== bytes.length) throw incomplete();
  return { bytes, trailers: trailersIn(body.toString('latin1', at)) };
}

function trailersIn(text: string): Headers {
  const lines = text.split(/\r?\n/).filter((line) => line.includes(':'));
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).trim().toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}

const incomplete = () =>
  s3Error(
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header',
  );

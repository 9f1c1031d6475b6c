import type { HttpResponse } from '#local/platform/http';
import { rangeOf } from './byte-range';
import { fails, isUnchanged } from './conditions';
import { preconditionFailed } from '../protocol/s3-error';
import type { StoredObject } from './stored-object';

type Headers = Readonly<Record<string, string>>;

/**
 * Creates the response with an object by the conditions and the range of the request. `headers` replace the object's
 * headers.
 */
export function objectResponse(
  object: StoredObject,
  bytes: Buffer,
  asked: Headers,
  headers: Headers,
): HttpResponse {
  const all = { ...headersOf(object, asked), ...headers };
  if (fails(object, asked)) throw preconditionFailed();
  if (isUnchanged(object, asked)) return { status: 304, headers: unchangedHeaders(all), body: '' };
  const range = rangeOf(asked.range, bytes.length);
  if (range === undefined) return { status: 200, headers: all, body: bytes };
  return {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` },
    body: bytes.subarray(range.first, range.last + 1),
  };
}

function headersOf({ etag, lastModified, headers, userMetadata, checksum }: StoredObject, asked: Headers) {
  const wantsChecksum =
    asked['x-amz-checksum-mode']?.toUpperCase() === 'ENABLED' && asked.range === undefined;
  return {
    ...headers,
    ...Object.fromEntries(Object.entries(userMetadata).map(([name, value]) => [`x-amz-meta-${name}`, value])),
    ...(wantsChecksum && checksum),
    etag,
    'last-modified': new Date(lastModified).toUTCString(),
    'accept-ranges': 'bytes',
  };
}

function unchangedHeaders(headers: Headers): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !/^content-(type|encoding|language)$/.test(name));
  return Object.fromEntries(kept);
}

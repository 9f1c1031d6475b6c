import type { HttpResponse } from '#local/platform/http';
import { rangeOf } from './byte-range';
import type { StoredObject } from './objects';
import { s3Error } from './s3-error';

type Headers = Readonly<Record<string, string>>;

/** The object as the conditions and the range of the request want it. */
export function objectResponse(object: StoredObject, bytes: Buffer, asked: Headers): HttpResponse {
  const headers = headersOf(object, asked);
  if (fails(object, asked)) {
    throw s3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
  if (isUnchanged(object, asked)) return { status: 304, headers: unchangedHeaders(headers), body: '' };
  const range = rangeOf(asked.range, bytes.length);
  if (range === undefined) return { status: 200, headers, body: bytes };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${range.first}-${range.last}/${bytes.length}` },
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

function fails({ etag, lastModified }: StoredObject, asked: Headers): boolean {
  const ifMatch = asked['if-match'];
  if (ifMatch !== undefined) return !namesEtag(ifMatch, etag);
  const since = Date.parse(asked['if-unmodified-since'] ?? '');
  return wholeSeconds(lastModified) > since;
}

function isUnchanged({ etag, lastModified }: StoredObject, asked: Headers): boolean {
  const ifNoneMatch = asked['if-none-match'];
  if (ifNoneMatch !== undefined) return namesEtag(ifNoneMatch, etag);
  return wholeSeconds(lastModified) <= Date.parse(asked['if-modified-since'] ?? '');
}

/** A validator that a compressing edge has made weak still names the object. */
function namesEtag(header: string, etag: string): boolean {
  const named = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag) || named.includes(etag.replaceAll('"', ''));
}

function unchangedHeaders(headers: Headers): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !/^content-(type|encoding|language)$/.test(name));
  return Object.fromEntries(kept);
}

const wholeSeconds = (time: string) => Math.floor(Date.parse(time) / 1000) * 1000;

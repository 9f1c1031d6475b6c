import type { S3Request } from './parsed-request';
import type { HttpRequest } from '#local/platform/http';
import type { SentTo } from '#local/platform/sigv4';
import { region } from '#local/services/needs';
import { domainNameOf, regionalDomainNameOf } from './domain-names';
import { s3Error } from './s3-error';

/** The address of a request, each part as the client sent it, and the places for which it can be signed. */
interface Address {
  readonly bucket: string;
  readonly key: string;
  readonly sentTo: readonly SentTo[];
}

const mount = '/__local/s3';

/**
 * Reads the address in path style, at `/` and below `/__local/s3`, or in virtual-hosted style: `<bucket>.localhost`
 * and `<bucket>.s3.localhost`. Requests below `/__local/s3` can also be signed for AWS's own names of the bucket.
 * Amazon S3 User Guide, "Virtual hosting of general purpose buckets".
 */
export function addressOf(
  { headers: { host = '' }, url, target = url.pathname }: HttpRequest,
  isBucket: (name: string) => boolean,
): Address {
  const [path = ''] = target.split('?');
  const asReceived = { host, path };
  const named = /^(.+?)(?:\.s3(?:\.[a-z0-9-]+)?)?\.localhost(?::\d+)?$/i.exec(host)?.[1] ?? '';
  const isMounted = path === mount || path.startsWith(`${mount}/`);
  if (!isMounted && isBucket(named)) return { bucket: named, key: path.slice(1), sentTo: [asReceived] };
  const [, bucket = '', rest = ''] =
    /^\/([^/]*)(.*)$/s.exec(isMounted ? path.slice(mount.length) : path) ?? [];
  const key = rest.slice(1);
  return {
    bucket,
    key,
    sentTo: isMounted ? [asReceived, ...atAws(decoded(bucket), bucket, key)] : [asReceived],
  };
}

const atAws = (name: string, bucket: string, key: string): SentTo[] => [
  { host: regionalDomainNameOf(name), path: `/${key}` },
  { host: domainNameOf(name), path: `/${key}` },
  { host: `s3.${region}.amazonaws.com`, path: key === '' ? `/${bucket}` : `/${bucket}/${key}` },
];

export function s3Request(
  { method, url, headers, body, sourceIp }: HttpRequest,
  { bucket, key }: Address,
): S3Request {
  return {
    method,
    bucketName: bucket === '' ? undefined : decoded(bucket),
    key: key === '' ? undefined : decoded(key),
    query: url.searchParams,
    headers,
    body,
    sourceIp,
  };
}

/** S3 decodes a plus in paths as a space; a literal plus is sent as `%2B`. Throws InvalidURI. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', '%20'));
  } catch {
    throw s3Error('InvalidURI', "Couldn't parse the specified URI.");
  }
}

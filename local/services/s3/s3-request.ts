import type { HttpRequest } from '#local/platform/http';

/** A request in path style, taken apart. */
export interface S3Request {
  readonly method: string;
  readonly bucketName: string | undefined;
  readonly key: string | undefined;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const mount = /^\/__local\/s3(?=\/|$)/;

/** From `/<bucket>/<key>`, or the same below `/__local/s3`. */
export function s3Request({ method, url, headers, body }: HttpRequest): S3Request {
  const [, bucketName = '', ...key] = url.pathname.replace(mount, '').split('/');
  return {
    method,
    bucketName: bucketName === '' ? undefined : decodeURIComponent(bucketName),
    key: key.join('/') === '' ? undefined : decodeURIComponent(key.join('/')),
    query: url.searchParams,
    headers,
    body,
  };
}

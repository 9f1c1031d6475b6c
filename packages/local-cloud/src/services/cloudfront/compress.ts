import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HttpRequest, HttpResponse } from '#local/platform/http';
import type { Behaviour } from './behaviour';

/** CloudFront Developer Guide, "Serve compressed files": sizes, status codes and types. */
const smallestBytes = 1000;
const largestBytes = 10_000_000;
const statuses = [200, 403, 404];
const types =
  /^(application\/(dash\+xml|graphql-response\+json|javascript|json|manifest\+json|rss\+xml|wasm|x-javascript|xml|xhtml\+xml|vnd\.api\+json)|font\/(otf|ttf)|image\/svg\+xml|image\/x-icon|text\/.+)$/;

/** Compresses the response with the best encoding that the viewer accepts. Its ETag becomes weak. */
export function compressed(response: HttpResponse, behaviour: Behaviour, request: HttpRequest): HttpResponse {
  const encoding = encodingFor(behaviour, request.headers['accept-encoding'] ?? '');
  const size = Buffer.byteLength(response.body);
  const type = response.headers['content-type']?.split(';')[0]?.trim() ?? '';
  const fits = size >= smallestBytes && size <= largestBytes && statuses.includes(response.status);
  if (encoding === undefined || !fits || !types.test(type)) return response;
  if (response.headers['content-encoding'] !== undefined) return response;
  const { etag, 'accept-ranges': _ranges, ...headers } = response.headers;
  return {
    status: response.status,
    headers: {
      ...headers,
      ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
    },
    body: compressedBody(response.body, encoding),
  };
}

type Encoding = 'br' | 'gzip';

/** Compressed objects by encoding and hash, like in CloudFront's caches. */
const kept = new Map<string, Buffer>();
const mostKept = 1000;

function compressedBody(body: Buffer | string, encoding: Encoding): Buffer {
  const name = `${encoding} ${createHash('sha256').update(body).digest('hex')}`;
  const result = kept.get(name) ?? (encoding === 'br' ? brotli(body) : gzipSync(body));
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, result);
  return result;
}

function encodingFor({ compress, cachePolicy }: Behaviour, accepted: string): Encoding | undefined {
  if (!compress || cachePolicy.maxTtlSeconds === 0) return undefined;
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0+)?\\s*(,|$))|,|$)`).test(accepted);
  if (cachePolicy.brotli && accepts('br')) return 'br';
  return cachePolicy.gzip && accepts('gzip') ? 'gzip' : undefined;
}

// Quality 5 is fast enough to be used for each request.
const brotli = (body: Buffer | string) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

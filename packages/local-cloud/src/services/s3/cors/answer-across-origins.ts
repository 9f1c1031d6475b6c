import type { HttpResponse } from '#local/platform/http';
import type { Buckets } from '../buckets/buckets';
import { errorAnswer } from '../protocol/s3-error';
import type { S3Request } from '../protocol/parsed-request';
import { checkPage, pageOriginHeader, preflight, readableAcrossOrigins, seenByPage } from './cross-origin';

/**
 * Adds the headers of the bucket's CORS rules to a response. A request that a service worker forwards is handled as a
 * request of its page, so that it has the same result as between a browser and AWS.
 */
export async function answerAcrossOrigins(
  buckets: Pick<Buckets, 'has' | 'byName'>,
  request: S3Request,
  answer: () => Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { bucketName = '', method, headers } = request;
  const rules = buckets.has(bucketName) ? buckets.byName(bucketName) : { corsRules: [] };
  const pageOrigin = headers[pageOriginHeader];
  try {
    if (method === 'OPTIONS') return preflight(rules, request);
    if (pageOrigin !== undefined) checkPage(rules, request, pageOrigin);
  } catch (error) {
    return errorAnswer(error, request);
  }
  if (pageOrigin === undefined) return readableAcrossOrigins(rules, request, await answer());
  const fromPage = { method, headers: { ...headers, origin: pageOrigin } };
  return seenByPage(readableAcrossOrigins(rules, fromPage, await answer()));
}

import type { HttpResponse } from '#local/platform/http';
import type { Bucket } from '../buckets/buckets';
import { s3Error } from '../protocol/s3-error';
import type { S3Request } from '../protocol/parsed-request';
import { allowance, ruleFor } from './cors-rules';

type Rules = Pick<Bucket, 'corsRules'>;

/** The header with the origin of the page whose request the service worker forwards. */
export const pageOriginHeader = 'x-local-page-origin';

/** Amazon S3 API Reference, "OPTIONS object". Throws BadRequest or AccessForbidden, neither with CORS headers. */
export function preflight({ corsRules }: Rules, { headers }: Pick<S3Request, 'headers'>): HttpResponse {
  const { origin } = headers;
  if (origin === undefined)
    throw s3Error('BadRequest', 'Insufficient information. Origin request header needed.');
  const method = headers['access-control-request-method'] ?? '';
  if (!['GET', 'PUT', 'HEAD', 'POST', 'DELETE'].includes(method))
    throw s3Error('BadRequest', `Invalid Access-Control-Request-Method: ${method}`);
  const asked = { origin, method, headers: namesIn(headers['access-control-request-headers']) };
  const rule = ruleFor(corsRules, asked);
  if (rule === undefined) throw forbidden(corsRules.length > 0);
  return { status: 200, headers: allowance(rule, asked), body: '' };
}

/** Adds the CORS headers of the matching rule to a response, if there is one. */
export function readableAcrossOrigins(
  { corsRules }: Rules,
  { method, headers }: Pick<S3Request, 'method' | 'headers'>,
  answer: HttpResponse,
): HttpResponse {
  const { origin } = headers;
  if (origin === undefined) return answer;
  const asked = { origin, method, headers: [] };
  const rule = ruleFor(corsRules, asked);
  return rule === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, ...allowance(rule, asked) } };
}

/**
 * Performs the checks of a browser when a service worker is between the page and the bucket: a preflight for requests
 * that are not simple, and filtering of the headers that the page can read. Throws like `preflight`.
 */
export function checkPage({ corsRules }: Rules, { method, headers }: S3Request, origin: string): void {
  const asked = Object.keys(headers)
    .filter((name) => !sentByBrowsers.test(name))
    .sort();
  const isSimple = ['GET', 'HEAD', 'POST'].includes(method) && asked.length === 0;
  if (!isSimple && ruleFor(corsRules, { origin, method, headers: asked }) === undefined)
    throw forbidden(corsRules.length > 0);
}

/** Fetch Standard, "CORS-safelisted response-header name", and the headers that a rule exposes. */
export function seenByPage(answer: HttpResponse): HttpResponse {
  const exposed = namesIn(answer.headers['access-control-expose-headers']);
  const seen = Object.entries(answer.headers).filter(
    ([name]) => alwaysSeen.has(name) || exposed.includes(name) || name.startsWith('access-control-'),
  );
  return { ...answer, headers: Object.fromEntries(seen) };
}

const alwaysSeen = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
  'vary',
]);

/**
 * Fetch Standard, "Forbidden request-header" and "CORS-safelisted request-header". `content-type` always requires
 * permission, because uploads never have a safelisted type.
 */
const sentByBrowsers =
  /^(accept|accept-.*|cache-control|connection|content-length|cookie|dnt|host|origin|pragma|priority|range|referer|sec-.*|te|upgrade-insecure-requests|user-agent|x-local-page-origin)$/;

const namesIn = (list = '') =>
  list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const forbidden = (hasRules: boolean) =>
  s3Error(
    'AccessForbidden',
    hasRules
      ? 'CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request ' +
          'method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the ' +
          "resource's CORS spec."
      : 'CORSResponse: CORS is not enabled for this bucket.',
    403,
  );

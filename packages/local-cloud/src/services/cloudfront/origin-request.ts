import type { HttpRequest } from '#local/platform/http';
import type { Behaviour } from './behaviour';
import { isSelected, type Selection } from './forwarding-policies';

/**
 * Headers that an origin always gets. CloudFront Developer Guide, "HTTP request headers and CloudFront behavior".
 * Ranges and conditions are passed to the origin here, because there is no cache.
 */
const always = [
  'accept-ranges',
  'content-length',
  'content-type',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'range',
];

/** Creates the request to the origin, filtered by the behaviour's policies. */
export function originRequest(
  request: HttpRequest,
  { cachePolicy, originRequestPolicy }: Behaviour,
  { domainName, path }: { domainName: string; path: string },
): HttpRequest {
  const policies = [cachePolicy, ...(originRequestPolicy === undefined ? [] : [originRequestPolicy])];
  const selections = (part: 'headers' | 'cookies' | 'queryStrings'): Selection[] =>
    policies.map((policy) => policy[part]);
  const url = new URL(`https://${domainName}${path}${request.url.pathname}`);
  url.search = selectedQuery(request.url.search, selections('queryStrings'));
  const headers = Object.entries(request.headers).filter(
    ([name]) => name !== 'cookie' && (always.includes(name) || isSelected(name, selections('headers'))),
  );
  const cookies = selectedCookies(request.headers.cookie, selections('cookies'));
  return {
    ...request,
    url,
    headers: {
      'user-agent': 'Amazon CloudFront',
      ...Object.fromEntries(headers),
      ...(cookies !== '' && { cookie: cookies }),
      host: isSelected('host', selections('headers')) ? (request.headers.host ?? domainName) : domainName,
    },
  };
}

function selectedQuery(search: string, selections: readonly Selection[]): string {
  const pairs = search.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => pair !== '' && isSelected(decodedName(pair), selections)).join('&');
}

function selectedCookies(cookies: string | undefined, selections: readonly Selection[]): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair !== '' && isSelected(nameOf(pair), selections)).join('; ');
}

const nameOf = (pair: string) => pair.split('=')[0] ?? '';
const decodedName = (pair: string) => new URLSearchParams(pair).keys().next().value ?? '';

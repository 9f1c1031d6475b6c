import { randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponse } from '#local/platform/http';

interface Value {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

export type Values = Readonly<Record<string, Value>>;

export interface EventSource {
  readonly distributionId: string;
  readonly domainName: string;
  readonly eventType: 'viewer-request' | 'viewer-response';
}

/** CloudFront Developer Guide, "CloudFront Functions event structure", version 1.0. */
export function functionEvent(
  { distributionId, domainName, eventType }: EventSource,
  request: HttpRequest,
  response?: HttpResponse,
): object {
  return {
    version: '1.0',
    context: { distributionDomainName: domainName, distributionId, eventType, requestId: randomUUID() },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.url.pathname,
      querystring: grouped(pairsOf(request.url.search.replace(/^\?/, ''), '&')),
      headers: valuesOf(request.headers, 'cookie'),
      cookies: grouped(pairsOf(request.headers.cookie ?? '', ';')),
    },
    ...(response !== undefined && {
      response: {
        statusCode: response.status,
        headers: valuesOf(response.headers, 'set-cookie'),
        cookies: {},
      },
    }),
  };
}

/** Names and values as they were sent, because functions get them encoded. */
function pairsOf(text: string, separator: string): [name: string, value: string][] {
  return text
    .split(separator)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')];
    });
}

function grouped(pairs: readonly [string, string][]): Values {
  const values = new Map<string, { value: string }[]>();
  for (const [name, value] of pairs) values.set(name, [...(values.get(name) ?? []), { value }]);
  return Object.fromEntries(
    [...values].map(([name, all]) => [
      name,
      { value: all[0]?.value ?? '', ...(all.length > 1 && { multiValue: all }) },
    ]),
  );
}

function valuesOf(headers: Readonly<Record<string, string>>, without: string): Values {
  const shown = Object.entries(headers).filter(([name]) => name !== without);
  return Object.fromEntries(shown.map(([name, value]) => [name, { value }]));
}

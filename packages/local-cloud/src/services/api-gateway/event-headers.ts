import type { HttpRequest } from '#local/platform/http';

/** The spelling of headers that API Gateway and CloudFront set themselves. */
const ownNames: Readonly<Record<string, string>> = {
  host: 'Host',
  'user-agent': 'User-Agent',
  'x-forwarded-for': 'X-Forwarded-For',
};

/**
 * The headers of a proxy event, spelled as the client sent them. `headers` has the last of several values,
 * `multiValueHeaders` all of them. API Gateway Developer Guide, "Lambda proxy integrations in API Gateway", input
 * format.
 */
export function eventHeaders(
  { headers, sentHeaders = [] }: Pick<HttpRequest, 'headers' | 'sentHeaders'>,
  added: Readonly<Record<string, string>>,
) {
  const all = Object.entries({ ...headers, ...added }).map(([name, value]): [string, string[]] => {
    const sent = sentHeaders.filter(([sentName]) => sentName.toLowerCase() === name);
    const values = sent.map(([, sentValue]) => sentValue);
    // Headers that a distribution or the gateway has changed no longer match those of the client.
    return [sent[0]?.[0] ?? ownNames[name] ?? name, values.join(', ') === value ? values : [value]];
  });
  return {
    headers: Object.fromEntries(all.map(([name, values]) => [name, values.at(-1)])),
    multiValueHeaders: Object.fromEntries(all),
  };
}

import type { HttpRequest } from '#local/platform/http';

/** Names as API Gateway and CloudFront write them, of headers that they set themselves. */
const ownNames: Readonly<Record<string, string>> = {
  host: 'Host',
  'user-agent': 'User-Agent',
  'x-forwarded-for': 'X-Forwarded-For',
};

/**
 * The headers of a proxy event, with their names in the letters that the client sent. The last of several values is in
 * `headers`, all of them are in `multiValueHeaders`. API Gateway Developer Guide, "Lambda proxy integrations in API
 * Gateway", input format.
 */
export function eventHeaders(
  { headers, sentHeaders = [] }: Pick<HttpRequest, 'headers' | 'sentHeaders'>,
  added: Readonly<Record<string, string>>,
) {
  const all = Object.entries({ ...headers, ...added }).map(([name, value]): [string, string[]] => {
    const sent = sentHeaders.filter(([sentName]) => sentName.toLowerCase() === name);
    const values = sent.map(([, sentValue]) => sentValue);
    // What a distribution or the gateway has changed is no more what the client sent.
    return [sent[0]?.[0] ?? ownNames[name] ?? name, values.join(', ') === value ? values : [value]];
  });
  return {
    headers: Object.fromEntries(all.map(([name, values]) => [name, values.at(-1)])),
    multiValueHeaders: Object.fromEntries(all),
  };
}

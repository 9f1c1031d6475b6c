import type { Config } from './config';

/** The configuration as the deployment writes it, for tests. */
export const testConfig: Config = {
  version: '1.4',
  auth: {
    aws_region: 'eu-west-1',
    user_pool_id: 'eu-west-1_test',
    user_pool_client_id: 'client',
    identity_pool_id: 'eu-west-1:pool',
  },
  data: { url: 'https://api.test/graphql' },
  storage: {
    aws_region: 'eu-west-1',
    bucket_name: 'images',
    buckets: [{ name: 'images', bucket_name: 'images', aws_region: 'eu-west-1' }],
  },
  custom: { playChoice: 'on', API: { 'novalink-api': { endpoint: 'https://site.test/api/' } } },
};

interface Exchange {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** A server as a function: returns the result of `answer` for each request, and records the request. */
export const fakeFetch = (answer: (exchange: Exchange) => Response | Promise<Response>) => {
  const seen: Exchange[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const exchange = {
      url: request.url,
      method: request.method,
      headers: request.headers,
      body: await request.text(),
    };
    seen.push(exchange);
    return answer(exchange);
  };
  return { fetch, seen };
};

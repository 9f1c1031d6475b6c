import { ServerError, Unreachable } from './errors';
import type { Config } from './config';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly config: () => Promise<Config>;
}

/** The REST API `novalink-api`; paths start with `/v1/`. Callers parse the responses. */
export const createRest = (needs: Needs) => {
  const call = (method: Method) => (path: `/${string}`, body?: unknown) => request(needs, method, path, body);
  return {
    get: call('GET'),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    del: call('DELETE'),
  };
};

export type Rest = ReturnType<typeof createRest>;

const request = async (
  { fetch, config }: Needs,
  method: Method,
  path: string,
  body: unknown,
): Promise<unknown> => {
  const base = (await config()).custom.API['novalink-api'].endpoint.replace(/\/+$/, '');
  const response = await fetch(base + path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new Unreachable('novalink-api did not answer.', { cause: error });
  });
  const text = await response.text();
  if (!response.ok)
    throw new ServerError(`${method} ${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

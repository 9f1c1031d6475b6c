import type { HttpHandler, HttpResponse } from '#local/platform/http';
import type { UserPool } from '../pools/pool';
import type { Pools } from '../pools/pools';
import { issuerOf } from './tokens';

const documents: Record<string, (pool: UserPool) => unknown> = {
  'jwks.json': ({ key }) => ({ keys: [key.publicJwk] }),
  'openid-configuration': (pool) => ({
    issuer: issuerOf(pool),
    jwks_uri: `${issuerOf(pool)}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
  }),
};

/** Serves `/<pool>/.well-known/jwks.json` and `…/openid-configuration` without authentication, like AWS. */
export const wellKnown =
  ({ pools }: { pools: Pools }): HttpHandler =>
  ({ url }) => {
    const [, poolId, name = ''] = /^\/([\w-]+)\/\.well-known\/([\w.-]+)$/.exec(url.pathname) ?? [];
    const pool = pools.all().find(({ id }) => id === poolId);
    const document = Object.hasOwn(documents, name) ? documents[name] : undefined;
    return Promise.resolve(
      pool && document
        ? json(200, document(pool))
        : json(404, { message: 'There is no such user pool document.' }),
    );
  };

const json = (status: number, body: unknown): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: JSON.stringify(body),
});

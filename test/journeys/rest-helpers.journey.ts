import { expect } from '@playwright/test';
import { signedIn } from '../authorization/environment/sign-in';
import type { Config } from '../../frontend/src/platform/api/config';
import { createRest } from '../../frontend/src/platform/api/rest';
import { test } from '../support/journey';
import type { Product } from '../support/product';

/** The site's own helpers, on the stage path of the running API. */
const restOf = ({ origin }: Product) =>
  createRest({
    // A browser resolves `/api` against the site's own origin.
    fetch: (address, init) => fetch(new URL(address as string, origin), init),
    config: async () => (await (await fetch(`${origin}/amplify_outputs.json`)).json()) as Config,
  });

test('the REST helpers of the site call novalink-api', async ({ product, stage, givenUser }) => {
  const rest = restOf(product);
  expect(await rest.get('/v1/health')).toMatchObject({ status: 'ok', stage: 'local' });
  expect(await rest.get('/v1/catalogue?limit=1')).toHaveProperty('items');
  const { idToken } = await signedIn(stage, await givenUser());
  expect(await rest.post('/v1/verify-id-token', { idToken })).toMatchObject({ valid: true });

  // The API has no route for these methods, so it returns its own error in its usual format.
  for (const [helper, method] of [
    ['put', 'PUT'],
    ['patch', 'PATCH'],
    ['del', 'DELETE'],
  ] as const)
    await expect(rest[helper]('/v1/health', { status: 'down' })).rejects.toThrow(
      `${method} /v1/health answered 404: {"code":"NOT_FOUND","message":"The operation does not exist."`,
    );
});

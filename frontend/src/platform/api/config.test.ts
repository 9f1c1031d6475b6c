import { expect, test } from 'vitest';
import { createConfig } from './config';
import { fakeFetch, testConfig } from './test-config';

const onSite =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, 'https://site.test') : input, init);

test('fetches the outputs once', async () => {
  const { fetch, seen } = fakeFetch(() => Response.json(testConfig));
  const config = createConfig({ fetch: onSite(fetch) });
  expect(await Promise.all([config(), config()])).toEqual([testConfig, testConfig]);
  expect(seen.map(({ url }) => url)).toEqual(['https://site.test/amplify_outputs.json']);
});

test('fetches the outputs again after a failure', async () => {
  const answers = [new Response('', { status: 503 }), Response.json(testConfig)];
  const { fetch } = fakeFetch(() => answers.shift() ?? Response.error());
  const config = createConfig({ fetch: onSite(fetch) });
  await expect(config()).rejects.toThrow('/amplify_outputs.json answered 503');
  expect(await config()).toEqual(testConfig);
});

test('refuses outputs without a user pool', async () => {
  const { fetch } = fakeFetch(() => Response.json({ ...testConfig, auth: { aws_region: 'eu-west-1' } }));
  await expect(createConfig({ fetch: onSite(fetch) })()).rejects.toThrow('user_pool_id');
});

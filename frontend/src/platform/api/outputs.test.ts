/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { createOutputs } from './outputs';
import { fakeFetch, testOutputs } from './test-outputs';

const onSite =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init) =>
    fetch(typeof input === 'string' ? new URL(input, 'https://site.test') : input, init);

test('the outputs are fetched once', async () => {
  const { fetch, seen } = fakeFetch(() => Response.json(testOutputs));
  const outputs = createOutputs({ fetch: onSite(fetch) });
  expect(await Promise.all([outputs(), outputs()])).toEqual([testOutputs, testOutputs]);
  expect(seen.map(({ url }) => url)).toEqual(['https://site.test/amplify_outputs.json']);
});

test('after a failure the next call tries again', async () => {
  const answers = [new Response('', { status: 503 }), Response.json(testOutputs)];
  const { fetch } = fakeFetch(() => answers.shift() ?? Response.error());
  const outputs = createOutputs({ fetch: onSite(fetch) });
  await expect(outputs()).rejects.toThrow('/amplify_outputs.json answered 503');
  expect(await outputs()).toEqual(testOutputs);
});

test('outputs without a user pool are refused', async () => {
  const { fetch } = fakeFetch(() => Response.json({ ...testOutputs, auth: { aws_region: 'eu-west-1' } }));
  await expect(createOutputs({ fetch: onSite(fetch) })()).rejects.toThrow('user_pool_id');
});

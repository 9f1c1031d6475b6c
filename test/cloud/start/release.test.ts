import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { release } from '#ops/release/release';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { secondBuild } from '#test/support/second-build';

interface Manifest {
  readonly id: string;
  readonly timestamp: string;
  readonly routeRules?: object;
}

let product: OwnProduct;
let second: string;
let first: Manifest;
let firstAssets: string[];
const data = mkdtempSync(join(tmpdir(), 'release-data-'));

const get = (path: string) => fetch(product.origin + path);
const latest = async () => (await (await get('/builds/latest.json')).json()) as Manifest;
const assetsOf = (page: string) => [...page.matchAll(/(?<=["\s])\/assets\/[^"\s]+/g)].map(([path]) => path);
const published = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8')) as Manifest;

/** Like `npm run release` in a terminal next to `npm start`: it needs only the port and the data folder. */
const run = (redirects: readonly string[] = [], removedRedirects: readonly string[] = [], environment = {}) =>
  release(
    { help: false, stage: undefined, folder: second, redirects, removedRedirects },
    { PORT: new URL(product.origin).port, NOVALINK_DATA: data, ...environment },
  );

beforeAll(async () => {
  product = await ownProduct({ folder: data });
  second = await secondBuild();
  first = await latest();
  firstAssets = assetsOf(await (await get('/')).text());
});
afterAll(async () => {
  await product.stop();
  rmSync(data, { recursive: true });
});

test('publishes a second build with its rules, and keeps the files of the first', async () => {
  const { id } = await published(second);
  expect(first.id).not.toBe(id);
  expect(await run(['/about=/static/Terms', '/faq=/nowhere'])).toMatch(
    new RegExp(`^Build ${id} is published at ${product.origin} .*Warning: The redirect of /faq goes to`, 's'),
  );
  const manifest = await latest();
  expect(manifest).toEqual({
    id,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    routeRules: { '/about': { redirect: '/static/Terms' }, '/faq': { redirect: '/nowhere' } },
  });
  expect(await (await get(`/builds/${id}.json`)).json()).toEqual(manifest);
  const page = await get('/Login');
  const text = await page.text();
  expect(text).toContain(`<meta name="build" content="${id}"`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const shell = await get('/admin');
  const policy = shell.headers.get('content-security-policy');
  const inline = [...(await shell.text()).matchAll(/<script>(.*?)<\/script>/gs)];
  expect(inline).toHaveLength(2);
  for (const [, script = ''] of inline)
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  const added = assetsOf(text).filter((path) => !firstAssets.includes(path));
  expect(added.length).toBeGreaterThan(0);
  for (const path of [...added, ...firstAssets]) {
    const asset = await get(path);
    expect([path, asset.status, asset.headers.get('cache-control')]).toEqual([
      path,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('keeps the rules in a later release, and removes rules on request', async () => {
  await run();
  expect((await latest()).routeRules).toHaveProperty('/about');
  await run(['/help=/static/Policy'], ['/FAQ/']);
  expect((await latest()).routeRules).toEqual({
    '/about': { redirect: '/static/Terms' },
    '/help': { redirect: '/static/Policy' },
  });
});

test('publishes nothing if a release is refused', async () => {
  const before = await latest();
  await expect(run(['/static/Terms=/about'])).rejects.toThrow('is a loop');
  await expect(run(['/x=//evil.example'])).rejects.toThrow('not a path of this site');
  await expect(run([], ['/x'])).rejects.toThrow('There are: /about, /help.');
  expect(await latest()).toEqual(before);
});

test('uses keys of the environment with the endpoint of the environment', async () => {
  const { accessKeyId, secretAccessKey } = product.administrator;
  const given = { AWS_ENDPOINT_URL: product.origin, AWS_ACCESS_KEY_ID: accessKeyId };
  await run([], [], {
    ...given,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    PORT: '1',
    NOVALINK_DATA: '/nowhere',
  });
  await expect(run([], [], { ...given, AWS_SECRET_ACCESS_KEY: 'other' })).rejects.toThrow(
    'does not know the keys. Set NOVALINK_DATA',
  );
});

test('explains how to start a local cloud if none is running', async () => {
  await expect(run([], [], { PORT: '1' })).rejects.toThrow(
    'No local cloud runs at http://localhost:1. Start one with `npm start`',
  );
  await expect(run([], [], { NOVALINK_DATA: '/nowhere' })).rejects.toThrow('keys of the local cloud');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readBuiltFiles } from './built-files';
import { publish } from './publish';
import type { SiteBucket, SiteFile } from './site-bucket';

const id = '0123456789abcdef';
const origin = 'https://d123.cloudfront.net';
const manifest = { id, timestamp: '2026-11-23T00:00:00.000Z', routeRules: { '/old': { redirect: '/new' } } };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  const files = {
    'index.html': 'home',
    'static/terms.html': '<link rel="canonical" href="https://novalink.invalid/static/Terms" />',
    'favicon.svg': 'icon',
    'assets/a.js': 'a',
    'assets/b.js': 'b',
    [`builds/${id}.json`]: '{}',
    'builds/latest.json': JSON.stringify({ id, timestamp: 'when it was built' }),
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A bucket that records the uploads step by step; the upload of `breaksAt` fails. */
function bucketWith(keys: readonly string[], breaksAt?: string) {
  const steps: string[][] = [];
  const files = new Map<string, { text: string; cacheControl: string }>();
  const keep = ({ key, bytes, cacheControl }: SiteFile) => {
    if (key === breaksAt) throw new Error('The connection was lost.');
    files.set(key, { text: String(bytes()), cacheControl });
  };
  const bucket: SiteBucket = {
    keys: (prefix) => Promise.resolve(new Set(keys.filter((key) => key.startsWith(prefix)))),
    read: () => Promise.resolve(undefined),
    put: (all) => {
      steps.push(all.map(({ key }) => key));
      all.forEach(keep);
      return Promise.resolve();
    },
  };
  return { bucket, steps, files };
}

test('uploads every file before the files that name it, and the latest manifest last', async () => {
  const { bucket, steps } = bucketWith([]);
  expect(await publish(bucket, readBuiltFiles(folder), manifest, origin)).toBe(2);
  expect(steps).toEqual([
    ['assets/a.js', 'assets/b.js'],
    ['favicon.svg'],
    ['index.html', 'static/terms.html'],
    ['builds/route-rules.json', `builds/${id}.json`],
    ['builds/latest.json'],
  ]);
});

test('assets are cached permanently, and everything else is revalidated', async () => {
  const { bucket, files } = bucketWith([]);
  await publish(bucket, readBuiltFiles(folder), manifest, origin);
  for (const [key, { cacheControl }] of files)
    expect([key, cacheControl]).toEqual([
      key,
      key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ]);
});

test('pages contain the URL of the stage', async () => {
  const { bucket, files } = bucketWith([]);
  await publish(bucket, readBuiltFiles(folder), manifest, origin);
  expect(files.get('static/terms.html')?.text).toBe(`<link rel="canonical" href="${origin}/static/Terms" />`);
});

test('the manifests contain the id, the time of the release and the rules', async () => {
  const { bucket, files } = bucketWith([]);
  await publish(bucket, readBuiltFiles(folder), manifest, origin);
  for (const key of ['builds/latest.json', `builds/${id}.json`])
    expect(JSON.parse(files.get(key)?.text ?? '')).toEqual(manifest);
  expect(JSON.parse(files.get('builds/route-rules.json')?.text ?? '')).toEqual(manifest.routeRules);
});

test('does not upload existing assets again', async () => {
  const { bucket, steps } = bucketWith(['assets/a.js', 'assets/of-a-release-before.js']);
  expect(await publish(bucket, readBuiltFiles(folder), manifest, origin)).toBe(1);
  expect(steps[0]).toEqual(['assets/b.js']);
});

test.each(['assets/b.js', 'favicon.svg', 'index.html', `builds/${id}.json`])(
  'a release that is interrupted at %s is not announced',
  async (key) => {
    const { bucket, files } = bucketWith([], key);
    await expect(publish(bucket, readBuiltFiles(folder), manifest, origin)).rejects.toThrow('lost');
    expect([...files.keys()]).not.toContain('builds/latest.json');
  },
);

test.each([
  ['has no manifest', () => rmSync(join(folder, 'builds'), { recursive: true }), 'no builds/latest.json'],
  [
    'has a manifest of another form',
    () => writeFileSync(join(folder, 'builds/latest.json'), '{"id":"../x"}'),
    'with the id of a build',
  ],
  ['has no page', () => rmSync(join(folder, 'index.html')), 'it has no index.html'],
])('rejects a folder that %s', (_what, change, message) => {
  change();
  expect(() => readBuiltFiles(folder)).toThrow(message);
});

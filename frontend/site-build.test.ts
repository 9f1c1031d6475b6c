/** @jest-environment node */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { publicPages } from '#domain/public-pages';
import { routes, type RouteName } from '#domain/routes';

jest.setTimeout(120_000);

let site: string;
const read = (path: string) => readFile(join(site, path), 'utf8');

// In a process of its own: Vite's bundler is native code, which refuses objects from jest's realm.
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-build-'));
  const options = ['--outDir', site, '--emptyOutDir', '--manifest'];
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'frontend', ...options];
  // Jest's own `test` would build React for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, vite, { env });
});
afterAll(() => rm(site, { recursive: true, force: true }));

const documents = ['app.html', '404.html', ...publicPages.map(({ file }) => file)];

test.each(documents)('nothing in %s needs an inline script', async (file) => {
  const html = await read(file);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(html).not.toMatch(/\son\w+=/);
});

test('every page and the manifest name the same build', async () => {
  const { id, timestamp } = JSON.parse(await read('builds/latest.json')) as Record<string, string>;
  for (const file of documents)
    expect(await read(file)).toContain(`<meta name="build" content="${String(id)}" />`);
  expect(JSON.parse(await read(`builds/${String(id)}.json`))).toEqual({ id, timestamp });
});

test('the verifier runs what it contains and nothing else, and its hash is beside it', async () => {
  const html = await read('novalink-verifier.html');
  const sha = (encoding: 'base64' | 'hex', content: string) =>
    createHash('sha256').update(content).digest(encoding);
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const inside = (tag: string) =>
    html.slice(html.indexOf(`<${tag}>`) + tag.length + 2, html.indexOf(`</${tag}>`));
  expect(policy).toBe(
    [
      `default-src 'none'`,
      `script-src 'sha256-${sha('base64', inside('script'))}'`,
      `style-src 'sha256-${sha('base64', inside('style'))}'`,
      `base-uri 'none'`,
      `form-action 'none'`,
    ].join('; '),
  );
  expect(html.match(/<(script|style|link|img|iframe)\b/g)).toEqual(['<style', '<script']);
  expect(await read('novalink-verifier.html.sha256')).toBe(`${sha('hex', html)}  novalink-verifier.html\n`);
  expect(html.length).toBeLessThan(150_000);
});

test('the page preloads one font, the Latin one of at most 50 kB', async () => {
  const html = await read('index.html');
  const fonts = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"[^>]* crossorigin/g)];
  const [path = 'no font'] = fonts.map(([, href]) => href);
  expect(fonts).toHaveLength(1);
  expect(path).toMatch(/inter-latin-wght-normal-.+\.woff2$/);
  expect((await stat(join(site, path))).size).toBeLessThanOrEqual(50_000);
});

test.each([
  [null, 'a dark system', 'light'],
  ['dark', 'a light system', 'dark'],
  ['system', 'a dark system', 'dark'],
  ['system', 'a light system', 'light'],
])('before the first paint, %j on %s is shown as %s', async (kept, system, shown) => {
  const html = await read('index.html');
  const [firstTag = ''] = /<(script|link|style)\b[^>]*>/.exec(html) ?? [];
  const [, path = 'a blocking script at the top'] = /^<script src="\/([^"]+)">$/.exec(firstTag) ?? [];
  const dataset: { theme?: string } = {};
  runInNewContext(await read(path), {
    document: { documentElement: { dataset }, addEventListener: () => undefined },
    window: { matchMedia: () => ({ matches: system === 'a dark system' }) },
    localStorage: { getItem: (key: string) => (key === 'novalink.theme' ? kept : null) },
  });
  expect(dataset.theme).toBe(shown);
});

/** What the build says of a module: its file, and the modules that it cannot do without. */
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The gzipped KiB of all that is loaded before these modules of the manifest run. */
async function firstLoadKib(modules: readonly string[]): Promise<number> {
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Readonly<Record<string, Built>>;
  const files = new Set<string>();
  const add = (module: string) => {
    const built = manifest[module];
    if (!built) throw new Error(`${module} is not in the build.`);
    if (files.has(built.file)) return;
    files.add(built.file);
    built.imports?.forEach(add);
  };
  modules.forEach(add);
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await read(file)).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

const table = readFileSync('frontend/src/app/pages.ts', 'utf8');
const layoutTable = readFileSync('frontend/src/app/layouts.ts', 'utf8');

/** The module that a table imports under a name. */
function moduleOf(text: string, name: string): string {
  const [, path = 'nothing'] =
    new RegExp(`^  '?${name}'?: async \\(\\) =>\\s+\\(await import\\('([^']+)'\\)`, 'm').exec(text) ?? [];
  return `${join('src/app', path)}.tsx`;
}

const signedIn = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access !== 'public');

/** Lists and forms of signed-in people. What a page shows later it fetches later. */
const largestFirstLoadKib = 150;

test.each(signedIn)('the page %s keeps to its budget of scripts', async (name) => {
  const modules = ['index.html', moduleOf(layoutTable, routes[name].layout), moduleOf(table, name)];
  expect(await firstLoadKib(modules)).toBeLessThanOrEqual(largestFirstLoadKib);
});

const publicNames = publicPages
  .map(({ name }) => name)
  .filter((name) => name !== 'login' && name !== 'signup');

/** The document, and the scripts as far as is reached; a public page can be read before they are there. */
const largestPublicKib = { document: 14, scripts: 114 };

test.each(publicNames)('the page %s keeps to the budgets of public pages', async (name) => {
  const { file } = publicPages.find((page) => page.name === name) ?? { file: 'no page' };
  expect(gzipSync(await read(file)).length / 1024).toBeLessThanOrEqual(largestPublicKib.document);
  const modules = ['index.html', moduleOf(layoutTable, routes[name].layout), moduleOf(table, name)];
  expect(await firstLoadKib(modules)).toBeLessThanOrEqual(largestPublicKib.scripts);
});

/** What is reached: React and the router alone are more than 70 KiB. The account code comes with the first focus. */
const largestSignInKib = { page: 109, account: 45 };

test.each(['login', 'signup'] as const)('the page %s keeps to the budgets of signing in', async (name) => {
  const page = ['index.html', moduleOf(layoutTable, routes[name].layout), moduleOf(table, name)];
  const account = ['amplify-account', 'amplify-session'].map((part) => `src/platform/session/${part}.ts`);
  const pageKib = await firstLoadKib(page);
  expect(pageKib).toBeLessThanOrEqual(largestSignInKib.page);
  expect((await firstLoadKib([...page, ...account])) - pageKib).toBeLessThanOrEqual(largestSignInKib.account);
});

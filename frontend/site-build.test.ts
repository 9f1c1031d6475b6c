import { expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { pageModules } from './page-modules';
import { firstLoadOf, type Manifest } from './testing/first-load';
import { openShell } from './testing/open-shell';
import { publicPages } from '#domain/public-pages';
import { builtSite, siteManifest } from '#lib/web/site-build';
import { routes, type RouteName } from '#domain/routes';

// The build that `npm test` also serves to journeys.
const site = await builtSite();
const read = (path: string) => readFile(join(site, path), 'utf8');
const manifest = JSON.parse(await readFile(await siteManifest(), 'utf8')) as Manifest;
const firstLoad = async (modules: readonly string[]) => firstLoadOf(manifest, modules, read);
const shellAt = async (path: string, options?: Parameters<typeof openShell>[2]) =>
  openShell(await read('app.html'), path, options);

const documents = ['app.html', '404.html', ...publicPages.map(({ file }) => file)];

/** The inline script of a document. */
const inlineScript = (html: string): string =>
  /^<script>(.*?)<\/script>/s.exec(firstScriptOf(html))?.[1] ?? '';
const firstScriptOf = (html: string) => html.slice(html.indexOf('<script'));

test.each(documents)('%s starts with the inline script of all documents', async (file) => {
  const html = await read(file);
  const own = file === 'app.html' ? ['<script type="application/json" data-pages>', '<script>'] : [];
  expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual(['<script>', ...own]);
  expect(html.indexOf('<meta charset="utf-8">')).toBeLessThan(1000);
  expect(inlineScript(html)).toContain('novalink.theme');
  expect(inlineScript(html)).toBe(inlineScript(await read('index.html')));
  expect(html).not.toMatch(/\son\w+=/);
});

test.each(documents)('%s contains the styles of its first paint in each theme', async (file) => {
  const html = await read(file);
  const [head = '', body = ''] = html.split('</head>');
  expect(head).not.toContain('rel="stylesheet"');
  for (const theme of ['light', 'dark', 'casino'])
    expect(head).toMatch(new RegExp(`<style>[^<]*\\[data-theme=${theme}\\]`));
  // The markup has classes, whose rules are not all in the themes.
  expect(head).toMatch(/<style>[^<]*\.(min-h-dvh|animate-pulse)/);
  // Other documents load the style sheet, which also declares the fonts of other scripts, with the app.
  if (file === 'app.html')
    expect(body).toMatch(/<link rel="stylesheet" crossorigin href="\/assets\/index-[^"]+\.css"><\/body>/);
  else {
    const applied = head.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    expect(applied).toMatch(/<style>[^<]*@font-face\{font-family:Inter Variable;/);
    expect(body).not.toContain('rel="stylesheet"');
    expect(head).toMatch(/ data-app="[^"]* \/assets\/index-[^"]+\.css[ "]/);
  }
});

test('the scripts of the app have a low priority in the shell', async () => {
  const html = await read('app.html');
  const app = html.match(/<(script|link)[^>]*(type="module"|rel="modulepreload")[^>]*>/g) ?? [];
  expect(app.length).toBeGreaterThan(1);
  for (const tag of app) expect(tag).toContain(' fetchpriority="low"');
});

test('every page and the manifest contain the same build id', async () => {
  const { id, timestamp } = JSON.parse(await read('builds/latest.json')) as Record<string, string>;
  for (const file of documents)
    expect(await read(file)).toContain(`<meta name="build" content="${String(id)}"`);
  expect(JSON.parse(await read(`builds/${String(id)}.json`))).toEqual({ id, timestamp });
});

test('the verifier allows only its own script and style, and its hash is published', async () => {
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

test('the page preloads one font before its styles, the Latin one of at most 32 kB', async () => {
  const html = await read('index.html');
  const fonts = [...html.matchAll(/<link rel="preload" href="\/([^"]+)" as="font"[^>]* crossorigin/g)];
  const [path = 'no font'] = fonts.map(([, href]) => href);
  expect(fonts).toHaveLength(1);
  expect(path).toMatch(/inter-latin-wght-normal-.+\.woff2$/);
  expect((await stat(join(site, path))).size).toBeLessThanOrEqual(32_000);
  expect(html.indexOf(path)).toBeLessThan(html.indexOf('<style>'));
});

test.each([
  [null, 'a dark system', 'dark'],
  [null, 'a light system', 'light'],
  ['light', 'a dark system', 'light'],
  ['dark', 'a light system', 'dark'],
  ['system', 'a dark system', 'dark'],
  ['system', 'a light system', 'light'],
])('before the first paint, %j on %s is shown as %s', async (kept, system, shown) => {
  const html = await read('index.html');
  const [firstTag] = /<(script|link|style)\b[^>]*>/.exec(html) ?? [];
  expect(firstTag).toBe('<script>');
  const dataset: { theme?: string } = {};
  runInNewContext(inlineScript(html), {
    document: { documentElement: { dataset }, addEventListener: () => undefined },
    window: {
      matchMedia: () => ({ matches: system === 'a dark system', addEventListener: () => undefined }),
    },
    localStorage: { getItem: (key: string) => (key === 'novalink.theme' ? kept : null) },
  });
  expect(dataset.theme).toBe(shown);
});

const signedIn = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].access !== 'public');

/** The limit for pages of signed-in users, without the parts that a page loads later. */
const largestFirstLoad = { kib: 150, files: 35 };

test.each(signedIn)('the page %s stays within its script budgets', async (name) => {
  const modules = ['index.html', ...pageModules(name)];
  const { files, kib } = await firstLoad(modules);
  expect(kib).toBeLessThanOrEqual(largestFirstLoad.kib);
  expect(files).toBeLessThanOrEqual(largestFirstLoad.files);
});

/** The limit for the shell, which contains the titles of all pages and the names of their scripts. */
const largestShellKib = 11;

/** The limit for everything that a public page loads before it is used: the document and the first script. */
const largestFirstKib = { document: 13, script: 2.7 };
/** The reference of the API contains all of its operations. */
const largestReferenceKib = 21;

test.each(publicPages)('the page $name loads one small script until it is used', async ({ name, file }) => {
  const html = await read(file);
  expect(gzipSync(html).length / 1024).toBeLessThanOrEqual(
    name === 'Api' ? largestReferenceKib : largestFirstKib.document,
  );
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringMatching(/^assets\/start-page-.+\.js$/)]);
  expect(html).not.toContain('modulepreload');
  const [script = 'no script'] = scripts;
  expect(gzipSync(await read(script)).length / 1024).toBeLessThanOrEqual(largestFirstKib.script);
});

/** The names of all scripts that a document loads, immediately or when it is used. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|data-app|rel="modulepreload" fetchpriority="low" crossorigin href)="([^"]+)"/g)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path.endsWith('.js'))
    .sort();

test.each(publicPages)('the page $name starts the app with its own modules', async ({ name, file }) => {
  const own = pageModules(name).map((module) => `/${manifest[module]?.file}`);
  const scripts = scriptsOf(await read(file));
  const app = scriptsOf(await read('app.html'));
  expect(scripts).toEqual(expect.arrayContaining([...app, ...own]));
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('documents request the data of their first screen before their scripts run', async () => {
  const reads = async (file: string) =>
    [...(await read(file)).matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)"/g)].map(
      ([, href]) => href?.replaceAll('&amp;', '&'),
    );
  expect(await reads('index.html')).toEqual(['/api/v1/catalogue?limit=8&withArt=true']);
  expect(await reads('app.html')).toEqual(['/amplify_outputs.json']);
});

test('the shell loads the scripts of the page at its address in parallel with the app', async () => {
  const own = (name: RouteName) => pageModules(name).map((module) => `/${manifest[module]?.file}`);
  const scriptsAt = async (pathname: string) => {
    const { scripts } = await shellAt(pathname);
    expect(scripts.map(({ fetchPriority }) => fetchPriority)).toEqual(scripts.map(() => 'low'));
    return scripts.map(({ href }) => href);
  };
  expect(await scriptsAt('/admin/companies/')).toEqual(expect.arrayContaining(own('AdminCompanies')));
  expect(await scriptsAt('/admin/Companies/01KAJ3ZV8N4Q6T9XWCB2R5M7YD')).toEqual(
    expect.arrayContaining(own('AdminCompany')),
  );
  expect(await scriptsAt('/nowhere')).toEqual([]);
  expect(gzipSync(await read('app.html')).length / 1024).toBeLessThanOrEqual(largestShellKib);
});

test.each([
  ['/admin/companies/', 'Companies', 'All providers and operators.'],
  ['/provider/Games', 'Your games', 'Your games, their versions and images.'],
  ['/admin/Casinos', 'Casinos Management', expect.stringMatching(/are in the review queue\.$/)],
  ['/admin/Companies/01KAJ3ZV8N4Q6T9XWCB2R5M7YD', 'Company', ''],
])('the shell shows the frame of %s before the app has loaded', async (path, title, lead: unknown) => {
  const { head, isLogoShown } = await shellAt(path);
  expect(head).toEqual({ title, lead });
  expect(isLogoShown).toBe(false);
});

test.each([
  ['/Account', 'max-w-[52rem]'],
  ['/admin/Review', 'max-w-(--page-width,90rem)'],
  ['/admin/Companies', 'max-w-(--page-width,120rem)'],
])('the frame of %s has the width of its page before the style sheet has loaded', async (path, width) => {
  expect((await shellAt(path)).widths).toEqual([width]);
  const selector = `.${width.replaceAll(/[^\w-]/g, String.raw`\$&`)}`;
  expect(await read('app.html')).toContain(`${selector}{max-width:`);
});

test('the shell shows no title at an address whose parameters can select another page', async () => {
  const { head } = await shellAt('/provider/Games', { search: '?create' });
  expect(head).toEqual({ title: '', lead: '' });
});

test.each([
  ['/admin/Companies', 'a visitor, who is redirected', false],
  ['/operator/brand/01KAJ3ZV8N4Q6T9XWCB2R5M7YD', 'a user, in another layout', true],
  ['/nowhere', 'a user, on no page', true],
])('the shell at %s shows the logo to %s', async (path, _who, isSignedIn) => {
  const { head, isLogoShown } = await shellAt(path, { isSignedIn });
  expect(head).toBeUndefined();
  expect(isLogoShown).toBe(true);
});

test.each(signedIn.filter((name) => routes[name].layout === 'default'))(
  'the frame of the page %s has a title',
  async (name) => {
    const path = routes[name].path.replace(/:[^/]+/g, '01KAJ3ZV8N4Q6T9XWCB2R5M7YD');
    const { head } = await shellAt(path);
    expect(head?.title).toMatch(/^[A-Z][^<&]+$/);
    expect(head?.lead).not.toMatch(/[<&]/);
  },
);

/**
 * The limits for the app of a public page, which is loaded when the page is used. The largest pages show data or a form.
 * The app contains what a page says without a connection, because no file can be loaded then.
 */
const largestPublicKib: Partial<Record<RouteName, number>> = {
  Home: 106,
  Proof: 104,
  Api: 116,
  Support: 114,
  PublicAudit: 115,
};
const largestTextKib = 103;

const publicNames = publicPages
  .map(({ name }) => name)
  .filter((name) => name !== 'login' && name !== 'signup');

test.each(publicNames)('the app of the page %s stays within its budget', async (name) => {
  const modules = ['index.html', ...pageModules(name)];
  expect((await firstLoad(modules)).kib).toBeLessThanOrEqual(largestPublicKib[name] ?? largestTextKib);
});

/**
 * The limits for the app of sign-in, which is loaded when the form is used. React and the router alone are over 70 KiB. The
 * page of sign-up also asks whether the user wants to play.
 */
const largestSignInKib = { login: 108, signup: 109, account: 39 };

test.each(['login', 'signup'] as const)(
  'the app of the page %s stays within the budgets of signing in',
  async (name) => {
    const page = ['index.html', ...pageModules(name)];
    const account = ['amplify-account', 'amplify-session'].map((part) => `src/platform/session/${part}.ts`);
    const { kib: pageKib } = await firstLoad(page);
    expect(pageKib).toBeLessThanOrEqual(largestSignInKib[name]);
    expect((await firstLoad([...page, ...account])).kib - pageKib).toBeLessThanOrEqual(
      largestSignInKib.account,
    );
  },
);

import { beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { publicPages } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { workersProduct, type Product } from '#test/support/hosted-product';

let product: Product;
beforeAll(async () => {
  product = await workersProduct();
});

const get = (path: string) => fetch(product.origin + path, { redirect: 'manual' });

const typeOf = ({ headers }: Response) => headers.get('content-type')?.split(';')[0];

async function scriptsOf(path: string): Promise<string[]> {
  const page = await (await get(path)).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

describe('the id of a build', () => {
  test('is in its page, in builds/latest.json and permanently in builds/<id>.json', async () => {
    const latest = (await (await get('/builds/latest.json')).json()) as { id: string; timestamp: string };
    expect(latest).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    });
    expect(await (await get(`/builds/${latest.id}.json`)).json()).toEqual(latest);
    for (const path of ['/', '/admin', '/static/Terms', '/no/such/page'])
      expect(await (await get(path)).text()).toContain(`<meta name="build" content="${latest.id}"`);
  });

  test('an unknown build is not found', async () => {
    expect((await get('/builds/0000000000000000.json')).status).toBe(404);
  });
});

test.each([
  ['/novalink-verifier.html', 'text/html', '<title>NovaLink verifier</title>'],
  ['/novalink-vectors.json', 'application/json', '"novalink.vectors/1"'],
])('serves the files for offline verification: %s', async (path, type, content) => {
  const answer = await get(path);
  expect([answer.status, typeOf(answer)]).toEqual([200, type]);
  expect(await answer.text()).toContain(content);
});

describe('browser caching', () => {
  test.each([
    ...publicPages.map(({ path }) => path),
    '/admin',
    '/amplify_outputs.json',
    '/builds/latest.json',
  ])('%s is not cached', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  test('assets are cached permanently', async () => {
    const files = await scriptsOf('/');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { status, headers } = await get(file);
      expect([file, status, headers.get('cache-control')]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});

describe('security headers', () => {
  test.each(['/', '/Login', '/admin', '/amplify_outputs.json', '/no/such/page'])('of %s', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(policyOf(headers)).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('of files that are not pages are short', async () => {
    const [, script = ''] = / src="(\/assets\/[^"]+)"/.exec(await (await get('/')).text()) ?? [];
    for (const path of [
      script,
      '/builds/latest.json',
      '/api/v1/health',
      '/api/v1/catalogue',
      '/assets/none.js',
    ]) {
      const { headers } = await get(path);
      expect([path, Object.fromEntries(headers)]).toEqual([
        path,
        expect.objectContaining({
          'content-security-policy':
            "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
        }),
      ]);
    }
  });

  test.each(['/', '/admin'])(
    'the policy runs only the inline scripts of %s, and names the hosts',
    async (path) => {
      const page = await get(path);
      const policy = policyOf(page.headers);
      const [own, ...hashes] = policy['script-src'] ?? [];
      expect(own).toBe("'self'");
      const scripts = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)];
      expect(scripts).toHaveLength(path === '/' ? 1 : 2);
      for (const [, script = ''] of scripts)
        expect(hashes).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
      expect(hashes).toHaveLength(2);
      const hosts = policy['connect-src'] ?? [];
      expect(hosts[0]).toBe("'self'");
      for (const host of hosts.slice(1))
        expect(host).toMatch(/^((https|wss):\/\/[a-z0-9.-]+|(http|ws):\/\/localhost:\d+)$/);
    },
  );

  test('the policy lets pages frame documents, but nothing of other sites', async () => {
    const [own, documents, ...others] = policyOf((await get('/')).headers)['frame-src'] ?? [];
    expect([own, others]).toEqual(["'self'", []]);
    expect(documents).toMatch(/^https:\/\/[a-z0-9.-]+$/);
  });

  test.each([...publicPages.map(({ path }) => path), '/no/such/page'])(
    '%s has no other inline script',
    async (path) => {
      const page = await (await get(path)).text();
      const [first, ...others] = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(first).toBe('');
      for (const attributes of others) expect(attributes).toContain(' src="/');
    },
  );
});

describe('paths', () => {
  const paths = Object.values(routes).map(({ path }) =>
    path
      .replaceAll(/:(sub|userId)/g, '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90')
      .replaceAll(/:\w+Id/g, '01M7YTRKE2TTMXABZPFM8BQ031'),
  );
  // Nobody types the address of a launched game, which a function serves.
  const slashed = paths.filter((path) => !path.startsWith('/launch/')).map((path) => `${path}/`);
  const cases = [...paths.flatMap((path) => [path, path.toLowerCase(), path.toUpperCase()]), ...slashed];

  test.each([...new Set(cases)])('%s is a page', async (path) => {
    const response = await get(path);
    expect([response.status, typeOf(response)]).toEqual([200, 'text/html']);
  });

  test.each([
    '/no-such-page',
    '/games/not-an-id',
    '/games/81M7YTRKE2TTMXABZPFM8BQ031',
    '/admin/no-such-page',
    '/index.html.bak',
    '/assets/',
    '/.env',
    '/%2e%2e/etc/passwd',
  ])('%s returns 404 with the page of the site', async (path) => {
    const response = await get(path);
    expect([response.status, typeOf(response)]).toEqual([404, 'text/html']);
    expect(await response.text()).toContain('>Page Not Found</h1>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('a page allows only GET and HEAD', async () => {
    expect((await fetch(`${product.origin}/Login`, { method: 'POST' })).status).toBe(403);
    const head = await fetch(`${product.origin}/Login`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('public pages', () => {
  test.each(publicPages)(
    '$path has its heading, its text and its title before any script runs',
    async ({ path }) => {
      const page = await (await get(path)).text();
      expect(page).toMatch(/<h1[^>]*>[^<]{4}/);
      expect(page).toMatch(/<title>[^<]{4,} – [^<]{4,}<\/title>/);
      expect(page).toContain('<main id="main"');
    },
  );

  test.each(publicPages)('$path contains its own URL and an image for link previews', async ({ path }) => {
    const page = await (await get(path.toLowerCase())).text();
    expect(page).toContain(`<link rel="canonical" href="${product.origin}${path}"`);
    expect(page).toContain(`<meta property="og:url" content="${product.origin}${path}"`);
    expect(page).not.toContain('.invalid');
    const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(image).toBe(`${product.origin}/og.png`);
  });

  test('are in the sitemap that robots.txt names', async () => {
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(await (await get('/robots.txt')).text()) ?? [];
    const sitemap = await (await fetch(address)).text();
    const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each]) => each);
    expect(found).toEqual(publicPages.map(({ path }) => product.origin + path));
  });

  test('have icons and an image for link previews in the stated sizes', async () => {
    const manifest = (await (await get('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string }[];
    };
    const pictures = [
      ...manifest.icons.map(({ src, sizes }) => [src, sizes]),
      ['/og.png', '1200x630'],
      ['/apple-touch-icon.png', '180x180'],
    ] as const;
    for (const [path, sizes] of pictures) {
      const answer = await get(path);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([path, answer.headers.get('content-type')]).toEqual([path, 'image/png']);
      // https://www.w3.org/TR/png-3/#11IHDR
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});

function policyOf(headers: Headers): Readonly<Record<string, readonly string[] | undefined>> {
  const policy = headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
}

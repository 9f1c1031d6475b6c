import { expect, type Page, type Request } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { openAs } from '../support/journey';
import { test } from '../support/release-journey';
import { type Build, publish, removeAssets, withAnotherId } from '../support/releases';

// One after the other, each from the first build.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ product, builds }) => publish(product, builds.first));

const runs = (page: Page, { id }: Build) =>
  expect(page.locator('meta[name=build]')).toHaveAttribute('content', id);

/** Simulates that the tab becomes visible. */
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Until it is let, the tab hears of no release. */
const keepFromLooking = async (page: Page) => {
  await page.route('**/builds/latest.json', (route) => route.abort());
  return () => page.unroute('**/builds/latest.json');
};

const isLook = (request: Request) => request.url().endsWith('/builds/latest.json');

/** Waits until the tab has looked for a release. */
const look = async (page: Page) => {
  const looked = page.waitForEvent('requestfinished', isLook);
  await wake(page);
  await looked;
};

/** The pages that the browser has loaded from the server since. */
const loadsOf = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
};

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Starts the app of a rendered page. */
const useFirstControl = (page: Page) => page.locator('button, input').first().focus();

test('every rendered page is hydrated without changes', async ({ page, product, builds }) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) reported.push(message.text());
  });
  await page.addInitScript(() =>
    document.addEventListener('novalink:takeover', () =>
      document.documentElement.setAttribute('data-ready', ''),
    ),
  );
  await publish(product, builds.second);
  for (const path of [
    ...publicPages.map((each) => each.path),
    '/login?next=/admin',
    '/STATIC/terms/?a#b',
    '/no/such/place',
  ]) {
    await page.goto(path);
    const first = await page.locator('#root > *').first().elementHandle();
    await useFirstControl(page);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect([path, await first.evaluate((element) => element.isConnected)]).toEqual([path, true]);
  }
  // The browser itself logs the 404 of the last URL.
  expect(reported).toEqual([expect.stringContaining('404 (Not Found)')]);
});

for (const [clock, days] of [
  ['right', 0],
  ['a day ahead', 1],
  ['a day behind', -1],
] as const)
  test(`a tab whose clock is ${clock} loads a release within a minute`, async ({ page, product, builds }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    await page.goto('/Login');
    await runs(page, builds.first);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await publish(product, builds.second);
    await page.clock.runFor(60_000);
    await runs(page, builds.second);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

test('a page without interactive parts loads a release within a minute and follows redirects', async ({
  page,
  product,
  builds,
}) => {
  await page.clock.install();
  await page.goto('/static/Terms');
  await runs(page, builds.first);
  await publish(product, builds.second, { redirects: ['/static/terms=/static/Policy'] });
  await page.clock.runFor(60_000);
  await page.waitForURL('**/static/Policy');
  await runs(page, builds.second);
  await page.goto('/STATIC/Terms/');
  await page.waitForURL('**/static/Policy');
  await publish(product, builds.first, { removedRedirects: ['/static/terms'] });
  await page.clock.runFor(60_000);
  await runs(page, builds.first);
});

test('a tab keeps working with its own files over three releases, and then loads the latest', async ({
  page,
  product,
  builds,
  givenAdmin,
}) => {
  const letLook = await keepFromLooking(page);
  await openAs(page, '/admin/Users', await givenAdmin());
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  const third = await withAnotherId(builds.second);
  for (const build of [builds.second, builds.first, third]) await publish(product, build);
  const loads = loadsOf(page);
  await menuLink(page, 'Companies').click();
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  expect(loads).toEqual([]);
  await runs(page, builds.first);
  await letLook();
  await wake(page);
  await runs(page, third);
  await expect(page).toHaveURL(/\/admin\/Companies$/);
  await third.remove();
});

test('with unsaved changes, a tab offers each release and loads it at the next navigation', async ({
  page,
  product,
  builds,
  givenUser,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openAs(page, '/Pending', await givenUser());
  await page.getByLabel('Company name').fill('Unsaved Studios');
  const third = await withAnotherId(builds.second);
  for (const build of [builds.second, third]) {
    await publish(product, build);
    await look(page);
    await expect(page.getByText('A new version of NovaLink is ready.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  }
  await expect(page.getByLabel('Company name')).toHaveValue('Unsaved Studios');
  await runs(page, builds.first);

  const leave = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
  await leave.click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Unsaved Studios');
  await leave.click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/static/Policy');
  await runs(page, third);
  expect(asked).toEqual([]);
  await third.remove();
});

test('"Reload" loads the release, and the browser asks about unsaved changes', async ({
  page,
  product,
  builds,
  givenUser,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await openAs(page, '/Pending', await givenUser());
  await page.getByLabel('Company name').fill('Unsaved Studios');
  await publish(product, builds.second);
  await wake(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await runs(page, builds.second);
  expect(asked).toEqual(['beforeunload']);
});

test('redirects are followed in an open tab, from old links and from links of the page', async ({
  page,
  product,
  builds,
  givenAdmin,
}) => {
  await openAs(page, '/admin/Casinos', await givenAdmin());
  await expect(page.getByRole('heading', { name: 'Casinos Management' })).toBeVisible();
  const rules = ['/admin/casinos=/before', '/before=/admin/Companies'];
  await publish(product, builds.first, { redirects: rules });
  await wake(page);
  await page.waitForURL('**/admin/Companies');

  const answer = await page.goto('/Before/?q=blue#top');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search + url.hash === '/admin/Companies?q=blue#top',
  );
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();

  // A later release has the same rules until they are removed.
  await publish(product, builds.second);
  await page.goto('/admin/Casinos');
  await page.waitForURL('**/admin/Companies');
  await publish(product, builds.second, { removedRedirects: ['/admin/casinos', '/before'] });
  await page.goto('/before');
  await expect(page.getByText('Page Not Found: /before')).toBeVisible();
});

test('a page whose files are missing is loaded from the server', async ({
  page,
  product,
  builds,
  givenAdmin,
}) => {
  await keepFromLooking(page);
  await openAs(page, '/admin/Users', await givenAdmin());
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await publish(product, builds.second);
  await removeAssets(product, builds.first, builds.second);
  const loads = loadsOf(page);
  await menuLink(page, 'Companies').click();
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  await runs(page, builds.second);
  expect(loads).toEqual(['/admin/Companies']);
});

test('a page whose files cannot be loaded is retried once and then shows the error page', async ({
  page,
  builds,
  givenAdmin,
}) => {
  await openAs(page, '/admin/Users', await givenAdmin());
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await runs(page, builds.first);
  const loads = loadsOf(page);
  await page.route(/\/assets\/companies-page-/, (route) => route.abort());
  await menuLink(page, 'Companies').click();
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible();
  expect(loads).toEqual(['/admin/Companies']);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'Not Found' }],
  ['is a page', { status: 200, contentType: 'text/html', body: '<!doctype html><title>NovaLink</title>' }],
  ['is not valid', { status: 200, contentType: 'application/json', body: '{"id":1,"routeRules":[]}' }],
  ['cannot be reached', undefined],
] as const)
  test(`a tab continues to work if the manifest ${what}`, async ({ page, builds }) => {
    await page.route('**/builds/latest.json', (route) =>
      answer === undefined ? route.abort('internetdisconnected') : route.fulfill(answer),
    );
    await page.goto('/Login');
    await page.getByLabel('E-mail').fill('ada@studio.test');
    const loads = loadsOf(page);
    const looked =
      answer === undefined
        ? page.waitForEvent('requestfailed', isLook)
        : page.waitForEvent('requestfinished', isLook);
    await wake(page);
    await looked;
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@studio.test');
    await runs(page, builds.first);
    expect(loads).toEqual([]);
  });

for (const [what, breakPage] of [
  [
    'the page has no place for it',
    (page: Page) =>
      page.route('**/Login', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('<div id="root"', '<div');
        await route.fulfill({ response: answer, body });
      }),
  ],
  [
    'it fails while it starts',
    (page: Page) =>
      page.addInitScript(() => {
        const value = () => {
          throw new Error('This browser cannot.');
        };
        Object.defineProperty(document, 'querySelector', { value });
      }),
  ],
] as const)
  test(`a site that cannot start because ${what} shows an error`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await breakPage(page);
    await page.goto('/Login');
    await useFirstControl(page);
    await expect(page.getByRole('heading', { name: 'NovaLink could not start' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(logged.join('\n')).toContain('Error while mounting app');
  });

import { expect, type Page, type Request } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { builtSite } from '#lib/web/site-build';
import { isDeep } from '../support/deep';
import { openAs, test } from '../support/journey';
import { type Build, buildIn, publish, removeAssets, withAnotherId } from '../support/releases';
import { developmentBuild, secondBuild } from '../support/second-build';
import { takenOver } from './start-app';

// One after the other, each from the first build. The other journeys of this worker need it too.
test.describe.configure({ mode: 'default' });

let first: Build;
let second: Build;

test.beforeAll(async ({ product }) => {
  first = buildIn(await builtSite());
  second = buildIn(await secondBuild());
  await publish(product, first);
});
test.afterEach(({ product }) => publish(product, first));

const runs = (page: Page, { id }: Build) =>
  expect(page.locator('meta[name=build]')).toHaveAttribute('content', id);

/** Simulates that the tab becomes visible. */
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Until the returned function is called, the tab cannot look for a release. */
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

const openFromMenu = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
};

const shows = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('every rendered page is hydrated without changes', async ({ page, product }) => {
  const reported: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      reported.push(`${message.location().url}: ${message.text()}`);
  });
  const isTakenOver = await takenOver(page);
  if (isDeep) await publish(product, buildIn(await developmentBuild()));
  for (const path of [
    ...publicPages.map((each) => each.path),
    '/login?next=/admin',
    '/STATIC/terms/?a#b',
    '/no/such/place',
  ]) {
    await page.goto(path);
    const root = await page.locator('#root > *').first().elementHandle();
    // The first control starts the app.
    await page.locator('button, input').first().focus();
    await isTakenOver();
    expect([path, await root.evaluate((element) => element.isConnected)]).toEqual([path, true]);
  }
  // The browser itself logs the 404 of the last URL.
  expect(reported).toEqual([expect.stringMatching(/no\/such\/place: .*404 \(Not Found\)/)]);
});

test('a tab loads a release within a minute, whatever its clock, and follows redirects @deep', async ({
  page,
  product,
}) => {
  const dayMs = 86_400_000;
  const isTakenOver = await takenOver(page);
  await page.clock.install({ time: Date.now() + dayMs });

  await test.step('a tab with the app, whose clock is ahead', async () => {
    await page.goto('/Login');
    await runs(page, first);
    await page.getByLabel('E-mail').focus();
    await isTakenOver();
    await publish(product, second, { redirects: ['/static/terms=/static/Policy'] });
    await page.clock.runFor(60_000);
    await runs(page, second);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });

  await test.step('a page without the app, whose clock is behind', async () => {
    await page.clock.setSystemTime(Date.now() - dayMs);
    await page.goto('/STATIC/Terms/');
    await page.waitForURL('**/static/Policy');
    await publish(product, first, { redirects: ['/static/policy=/static/About'] });
    await page.clock.runFor(60_000);
    await page.waitForURL('**/static/About');
    await runs(page, first);
    await publish(product, first, { removedRedirects: ['/static/terms', '/static/policy'] });
  });
});

test('a tab keeps working with its own files, and then loads the latest release', async ({
  page,
  product,
  givenAdmin,
}) => {
  const letLook = await keepFromLooking(page);
  await openAs(page, '/admin/Users', await givenAdmin());
  await shows(page, 'Users');
  const loads = loadsOf(page);

  await test.step('over two releases', async () => {
    const third = await withAnotherId(second);
    for (const build of [second, third]) await publish(product, build);
    await openFromMenu(page, 'Companies');
    await shows(page, 'Companies');
    expect(loads).toEqual([]);
    await runs(page, first);
    await letLook();
    await wake(page);
    await runs(page, third);
    await expect(page).toHaveURL(/\/admin\/Companies$/);
    await shows(page, 'Companies');
    await third.remove();
  });

  await test.step('a page whose files were removed is loaded from the server', async () => {
    await keepFromLooking(page);
    await publish(product, first);
    await removeAssets(product, second, first);
    loads.length = 0;
    await openFromMenu(page, 'Users');
    await shows(page, 'Users');
    await runs(page, first);
    expect(loads).toEqual(['/admin/Users']);
  });

  await test.step('a page whose files cannot be loaded shows an error after one retry', async () => {
    await page.route(/\/assets\/audit-log-page-/, (route) => route.abort());
    loads.length = 0;
    await openFromMenu(page, 'Audit Log');
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    expect(loads).toEqual(['/admin/AuditLog']);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('with unsaved changes, a tab offers each release, and loads it on request or at the next navigation @deep', async ({
  page,
  product,
  givenUser,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const name = page.getByLabel('Company name');
  await openAs(page, '/Pending', await givenUser());
  await name.fill('Unsaved Studios');
  const third = await withAnotherId(second);
  for (const build of [second, third]) {
    await publish(product, build);
    await look(page);
    await expect(page.getByText('A new version of NovaLink is ready.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  }
  await expect(name).toHaveValue('Unsaved Studios');
  await runs(page, first);

  await test.step('at the next navigation, after a question', async () => {
    const leave = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await leave.click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(name).toHaveValue('Unsaved Studios');
    await leave.click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.waitForURL('**/static/Policy');
    await runs(page, third);
    expect(asked).toEqual([]);
  });

  await test.step('on request, after a question of the browser', async () => {
    await page.goto('/Pending');
    await name.fill('Unsaved again');
    await publish(product, first);
    await wake(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await runs(page, first);
    expect(asked).toEqual(['beforeunload']);
  });
  await third.remove();
});

test('redirects are followed in an open tab, from old links and from links of the page @deep', async ({
  page,
  product,
  givenAdmin,
}) => {
  await openAs(page, '/admin/Casinos', await givenAdmin());
  await expect(page.getByRole('heading', { name: 'Casinos Management' })).toBeVisible();
  const rules = ['/admin/casinos=/before', '/before=/admin/Companies'];
  await publish(product, first, { redirects: rules });
  await wake(page);
  await page.waitForURL('**/admin/Companies');

  const answer = await page.goto('/Before/?q=blue#top');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(
    (url) => url.pathname + url.search + url.hash === '/admin/Companies?q=blue#top',
  );
  await shows(page, 'Companies');

  // A later release has the same rules until they are removed.
  await publish(product, second);
  await page.goto('/admin/Casinos');
  await page.waitForURL('**/admin/Companies');
  await publish(product, second, { removedRedirects: ['/admin/casinos', '/before'] });
  await page.goto('/before');
  await expect(page.getByText('Page Not Found: /before')).toBeVisible();
});

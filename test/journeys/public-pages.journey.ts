import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { journeyPassword, test } from '../support/journey';
import { takenOver } from './start-app';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable, its links work, and forms say that they need JavaScript @deep', async ({
    page,
  }) => {
    for (const { path, name } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, (await page.locator('main').innerText()).length > 60]).toEqual([path, true]);
      if (name !== 'Home') expect(await page.title()).toContain(routes[name].title);
      if (name !== 'login' && name !== 'signup') continue;
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('NovaLink needs JavaScript');
      await expect(page.locator('form')).toBeHidden();
    }
    const answer = await page.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });
});

const appScript = /\/assets\/(?!start-page).*\.js$/;

/** Delays the page's scripts until the returned function is called. */
const withholdCode = async (page: Page) => {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(appScript, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
};

const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const themeSwitch = (page: Page) => page.getByRole('button', { name: 'Theme' });

test('input and presses before the code is loaded are kept', async ({ page, liveGame, givenAdmin }) => {
  await test.step('a form keeps its values', async () => {
    const letGo = await withholdCode(page);
    await goto(page, '/SignUp');
    await page.getByLabel('E-mail').fill('ada@studio.test');
    await page.getByLabel('Password', { exact: true }).fill('Ada-Lovelace');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Show password' }).click();
    letGo();
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
    await page.getByRole('button', { name: 'Create account' }).click();
    // The form has the typed values: only the digit is missing.
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@studio.test');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Ada-Lovelace');
    await expect(page.getByRole('checkbox')).toBeChecked();
  });

  await test.step('a button works', async () => {
    const letGo = await withholdCode(page);
    await goto(page, '/static/Terms');
    await themeSwitch(page).click();
    letGo();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('a game opens on a sheet', async () => {
    const letGo = await withholdCode(page);
    await goto(page, '/');
    await page.getByRole('link', { name: liveGame.title }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
    letGo();
    await expect(page.getByRole('dialog').getByText(liveGame.title).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe(`?game=${liveGame.id}`);
  });

  await test.step('a form is submitted, and public pages then link to the dashboard', async () => {
    const email = await givenAdmin();
    const letGo = await withholdCode(page);
    await goto(page, '/Login?next=/admin/Users');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(new URL(page.url()).search).toBe('?next=/admin/Users');
    letGo();
    await page.waitForURL((url) => url.pathname === '/admin/Users');
    await page.goto('/static/Terms');
    await expect(page.getByRole('link', { name: 'Your dashboard' })).toBeVisible();
  });
});

/** The scripts of the app that the page has requested since. */
const appScriptsOf = (page: Page): string[] => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (appScript.test(pathname)) loaded.push(pathname);
  });
  return loaded;
};

/** Waits until the page has drawn what it shows and has nothing left to do, so that it has requested what it needs. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );

/** Loads a page that looks for a release by itself. */
const load = async (page: Page, open: () => Promise<unknown>) => {
  const looked = page.waitForResponse('**/builds/latest.json');
  await open();
  await looked;
  await idle(page);
};

test('a page without interactive parts loads no script of the app, and its links work @deep', async ({
  context,
  liveGame,
}) => {
  expect(liveGame.title, 'without games, the start page needs the app').toBeTruthy();
  const withData: readonly string[] = ['PublicAudit'];
  const withForm: readonly string[] = ['login', 'signup'];
  for (const { path, name } of publicPages.filter((each) => !withData.includes(each.name))) {
    // A new page, because the pointer of the previous page may be over a form of this one.
    const read = await context.newPage();
    await read.mouse.move(1, 1);
    const loaded = appScriptsOf(read);
    await load(read, () => read.goto(path));
    if (!withForm.includes(name)) await read.getByRole('heading', { level: 1 }).hover();
    await idle(read);
    expect([path, loaded]).toEqual([path, []]);
    await read.mouse.move(1, 1);
    await read.close();
  }
  const page = await context.newPage();
  const loaded = appScriptsOf(page);
  await page.goto('/static/About');
  await page.getByRole('link', { name: 'verify the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to verify a game');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About NovaLink');
  expect(loaded).toEqual([]);
});

test('the start page shows its games without the app, and the app takes them over', async ({
  page,
  liveGame,
}) => {
  const isTakenOver = await takenOver(page);
  const link = page.getByRole('link', { name: liveGame.title }).first();

  await test.step('the app takes the games over without changing them', async () => {
    const reported: string[] = [];
    const report = (message: { text(): string }) => void reported.push(message.text());
    page.on('console', report);
    const loaded = appScriptsOf(page);
    await load(page, () => page.goto('/'));
    await expect(link).toBeVisible();
    await idle(page);
    expect(loaded).toEqual([]);
    const shown = await link.elementHandle();
    await link.focus();
    await themeSwitch(page).focus();
    await isTakenOver();
    expect(await shown.evaluate((element) => element.isConnected)).toBe(true);
    expect(reported).toEqual([]);
    page.off('console', report);
  });

  await test.step('it offers another attempt if the games cannot be loaded', async () => {
    const catalogue = '**/api/v1/catalogue?*';
    await page.route(catalogue, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('heading', { name: 'Live now' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('Could not load the games.')).toBeVisible();
    await page.unroute(catalogue);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(link).toBeVisible();
  });

  await test.step('it shows them in a browser that withholds paint times', async () => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.goto('/');
    await expect(page.locator('[data-live="wall"]')).toContainText(liveGame.title);
  });
});

test('the app starts with the first action or scroll, which keeps its place @deep', async ({
  page,
  liveGame,
}) => {
  const isTakenOver = await takenOver(page);

  await test.step('the theme switch works as the first action, also with the keyboard', async () => {
    await page.goto('/static/About');
    await themeSwitch(page).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goto('/static/Terms');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The icon is the one of the choice before the app has started.
    await expect(themeSwitch(page).locator('.lucide-moon')).toBeVisible();
    await expect(themeSwitch(page).locator('.lucide-sun')).toBeHidden();
    await themeSwitch(page).press('Enter');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  await test.step('parts with data or a form work when they are scrolled to', async () => {
    await page.goto('/static/Support');
    await page.getByRole('heading', { name: 'Contact us' }).scrollIntoViewIfNeeded();
    await page.getByLabel('Topic').selectOption('PROBLEM');
    await load(page, () => page.goto('/static/Proof'));
    const loaded = appScriptsOf(page);
    await page.getByRole('heading', { name: 'Certificates' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: liveGame.title })).toBeVisible();
    expect(loaded).not.toEqual([]);
  });

  await test.step('the scroll position stays', async () => {
    const start = () => themeSwitch(page).evaluate((button) => button.focus({ preventScroll: true }));
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    const top = () => page.evaluate(() => window.scrollY);
    await page.goto('/static/Policy');
    await scrollTo(500);
    await start();
    await isTakenOver();
    expect(await top()).toBe(500);
    // The router now has a position of this page, from before the reload.
    await scrollTo(300);
    await load(page, () => page.reload());
    await scrollTo(700);
    await start();
    await isTakenOver();
    await idle(page);
    expect(await top()).toBe(700);
  });
});

test('a page stays readable and works again after the app could not be loaded', async ({ page }) => {
  await test.step('because the device was offline', async () => {
    await page.goto('/static/Policy');
    await page.context().setOffline(true);
    await themeSwitch(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.context().setOffline(false);
    await expect(page.locator('html:not([data-waiting])')).toBeAttached();
    await themeSwitch(page).click();
    await expect(page.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  });

  await test.step('because its script is missing: the page is reloaded, and then shows an error', async () => {
    await page.route(appScript, (route) => route.abort());
    await page.goto('/static/Terms');
    const reloaded = page.waitForEvent('load');
    await themeSwitch(page).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await themeSwitch(page).click();
    await expect(page.getByRole('heading', { name: 'NovaLink could not start' })).toBeVisible();
    await page.unroute(appScript);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await themeSwitch(page).click();
    await expect(page.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  });

  await test.step('because the script that starts it is missing, also on the sign-in page', async () => {
    const starter = /\/assets\/start-page-/;
    await page.route(starter, (route) => route.abort());
    await page.goto('/Login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This page did not load completely.');
    await page.unroute(starter);
    await alert.getByRole('button', { name: 'Reload page' }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
  });
});

import { EventEmitter, once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { publicPages } from '#domain/public-pages';
import { routes } from '#domain/routes';
import { journeyPassword, test } from '../support/journey';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable and its links work', async ({ page }) => {
    for (const { path, name } of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect([path, (await page.locator('main').innerText()).length > 60]).toEqual([path, true]);
      if (name !== 'Home') expect(await page.title()).toContain(routes[name].title);
    }
    const answer = await page.goto('/no/such/place');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  });

  test('forms that need JavaScript say so instead of sending anything', async ({ page }) => {
    for (const path of ['/Login', '/SignUp']) {
      await page.goto(path);
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toContainText('NovaLink needs JavaScript');
      await expect(page.locator('form')).toBeHidden();
    }
  });
});

/** Keeps the page's code back until it is let go. */
const withholdCode = async (page: Page) => {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route(/\/assets\/(?!first-paint).*\.js$/, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit('open');
};

const goto = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('what is typed and sent before the page’s code is there counts', async ({ page, givenAdmin }) => {
  const email = await givenAdmin();
  const letGo = await withholdCode(page);
  await goto(page, '/Login?next=/admin/Users');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(new URL(page.url()).search).toBe('?next=/admin/Users');
  letGo();
  await page.waitForURL('**/admin/Users');
});

test('what is typed before the page’s code is there stays', async ({ page }) => {
  const letGo = await withholdCode(page);
  await goto(page, '/SignUp');
  await page.getByLabel('E-mail').fill('ada@studio.test');
  await page.getByLabel('Password', { exact: true }).fill('Ada-Lovelace');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Show password' }).click();
  letGo();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
  // It knows what was typed: only the number is missing.
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@studio.test');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('Ada-Lovelace');
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('a button that is pressed before the page’s code is there does its work', async ({ page }) => {
  const letGo = await withholdCode(page);
  await goto(page, '/static/Terms');
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  letGo();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

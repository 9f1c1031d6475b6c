import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { journeyPassword, signedInPage, signIn, test } from '../support/journey';

test('a forgotten password is replaced with an e-mailed code', async ({ page, givenUser, codeFor }) => {
  const email = await givenUser();
  await page.goto('/Login');
  await page.getByRole('button', { name: /forgot/i }).click();
  // Both forms have a field for the address.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await codeFor(email));
  await page.getByLabel('New password', { exact: true }).fill('Another-2026!');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.waitForURL('**/pending');
});

test('a wrong password and an unknown user get the same message, and the e-mail address is kept', async ({
  page,
  givenUser,
  email,
}) => {
  for (const address of [await givenUser(), email]) {
    await signIn(page, address, 'Wrong-2026!!');
    await expect(page.getByRole('alert')).toHaveText('Incorrect e-mail or password.');
    await expect(page.getByLabel('E-mail')).toHaveValue(address);
  }
});

test('a user changes the password, chooses a theme and signs out everywhere', async ({
  browser,
  page,
  product,
  givenAdmin,
}) => {
  const email = await givenAdmin();
  const first = await signedInPage(browser, product.origin, email);
  await first.goto('/Account');
  await expect(first.getByText(email).first()).toBeVisible();
  await first.getByRole('radio', { name: /dark/i }).check();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');
  await first.reload();
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark');

  await first.getByLabel('Current password', { exact: true }).fill(journeyPassword);
  await first.getByLabel('New password', { exact: true }).fill('Changed-2026!');
  await first.getByRole('button', { name: /change password/i }).click();
  await expect(first.getByText(/password (is|was|has been) changed/i)).toBeVisible();

  await signIn(page, email, 'Changed-2026!');
  await page.waitForURL('**/admin');
});

test('a user exports their data', async ({ page, givenUser }) => {
  const email = await givenUser();
  await signIn(page, email);
  await page.waitForURL('**/pending');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('novalink-my-data.json');
  const { items } = JSON.parse(await readFile(await file.path(), 'utf8')) as { items: object[] };
  expect(items).toContainEqual(expect.objectContaining({ section: 'account', email }));
  await expect(page.getByText('The file is saved.')).toBeVisible();
});

test('a user deletes their account after typing its address', async ({ page, givenUser }) => {
  const email = await givenUser();
  await signIn(page, email);
  await page.waitForURL('**/pending');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(page, email);
  await expect(page.getByRole('alert')).toHaveText('Incorrect e-mail or password.');
});

import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { journeyPassword, signIn, test } from '../support/journey';

const wrongPassword = (page: Page) =>
  expect(page.getByRole('alert')).toHaveText('Incorrect e-mail or password.');

test('a user resets and changes their password, chooses a theme, exports their data and deletes the account', async ({
  page,
  email: unknown,
  givenMember,
  codeFor,
}) => {
  const email = await givenMember('OPERATORS');

  await test.step('a wrong password and an unknown user get the same message, and the e-mail address is kept', async () => {
    for (const address of [unknown, email]) {
      await signIn(page, address, 'Wrong-2026!!');
      await wrongPassword(page);
      await expect(page.getByLabel('E-mail')).toHaveValue(address);
    }
  });

  await test.step('a forgotten password is replaced with an e-mailed code', async () => {
    await page.getByRole('button', { name: /forgot/i }).click();
    // Both forms have a field for the address.
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code').waitFor();
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByLabel('New password', { exact: true }).fill('Another-2026!');
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await page.waitForURL('**/operator');
  });

  await test.step('the chosen theme is kept', async () => {
    await page.goto('/Account');
    await expect(page.getByText(email).first()).toBeVisible();
    await page.getByRole('radio', { name: /dark/i }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the password is changed', async () => {
    await page.getByLabel('Current password', { exact: true }).fill('Another-2026!');
    await page.getByLabel('New password', { exact: true }).fill('Changed-2026!');
    await page.getByRole('button', { name: /change password/i }).click();
    await expect(page.getByText(/password (is|was|has been) changed/i)).toBeVisible();
  });

  await test.step('the data of the user is exported', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe('novalink-my-data.json');
    const { items } = JSON.parse(await readFile(await file.path(), 'utf8')) as { items: object[] };
    expect(items).toContainEqual(expect.objectContaining({ section: 'account', email }));
    await expect(page.getByText('The file is saved.')).toBeVisible();
  });

  await test.step('signing out ends the session on this device, and only the new password opens another', async () => {
    const otherTab = await page.context().newPage();
    await otherTab.goto('/operator');
    await expect(otherTab.getByRole('button', { name: /^Your account/ })).toBeVisible();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/' || /login/i.test(url.pathname));
    await otherTab.waitForURL(/\/login/);
    await otherTab.close();
    await page.goto('/operator');
    await page.waitForURL(/\/login/);
    await signIn(page, email, journeyPassword);
    await wrongPassword(page);
    await page.getByLabel('Password', { exact: true }).fill('Changed-2026!');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/operator');
  });

  await test.step('the account is deleted after typing its address', async () => {
    await page.goto('/Account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(email);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, email, 'Changed-2026!');
    await wrongPassword(page);
  });
});

import { expect } from '@playwright/test';
import { journeyPassword, openAs, signInOnTheWay, test } from '../support/journey';

// route-table.test.ts covers every page and group.
test('users open only pages of their group', async ({ page, givenUser, givenMember }) => {
  await openAs(page, '/admin', await givenUser());
  await page.waitForURL('**/pending');
  await openAs(page, '/admin/Users', await givenMember('OPERATORS'));
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /admin/Users')).toBeVisible();
  await page.goto('/OPERATOR');
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
});

test('signing in opens the requested page, and never another site', async ({ page, product, givenAdmin }) => {
  const email = await givenAdmin();
  await page.goto('/admin/Users?group=ADMINS');
  await page.waitForURL(
    (url) => url.pathname === '/login' && url.searchParams.get('next') === '/admin/Users?group=ADMINS',
  );
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/Users?group=ADMINS');

  // next-path.test.ts covers all forms; these two are interpreted differently by browsers.
  for (const next of ['/\\evil.example', '\t//evil.example']) {
    // On a page without the app, which would navigate to /login at the same time.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    await signInOnTheWay(page, next, email);
    await page.waitForURL(`${product.origin}/admin`);
  }
});

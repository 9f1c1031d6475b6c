import { expect } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { journeyPassword, openAs, signedInPage, signIn, signInOnTheWay, test } from '../support/journey';

test('every page that is not public redirects a visitor to sign in, and back', async ({ page }) => {
  const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
  const sub = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';
  const anything = {
    gameId: id,
    brandId: id,
    casinoId: id,
    companyId: id,
    versionId: id,
    replayId: id,
    requestId: id,
    runId: id,
    promotionId: id,
    tournamentId: id,
    sub,
    userId: sub,
  };
  for (const { path: pattern, access } of Object.values(routes)) {
    if (access === 'public') continue;
    const path = generatePath(pattern, anything);
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === path);
  }
});

test('a user without a group sees only the application', async ({ browser, product, givenUser }) => {
  const page = await signedInPage(browser, product.origin, await givenUser());
  for (const path of ['/admin', '/provider', '/Company', '/Account']) {
    await page.goto(path);
    await page.waitForURL('**/pending');
  }
});

test('a page of another group does not exist for an operator', async ({ page, givenMember }) => {
  await openAs(page, '/admin/Users', await givenMember('OPERATORS'));
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /admin/Users')).toBeVisible();
  await page.goto('/OPERATOR');
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
});

test('an unknown URL returns 404 and shows the path', async ({ page }) => {
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /no/such/place')).toBeVisible();
});

// same-origin-path.test.ts covers all forms; these two are interpreted differently by browsers.
for (const next of ['/\\evil.example', '\t//evil.example']) {
  test(`sign-in does not follow ?next=${JSON.stringify(next)}`, async ({ page, product, givenUser }) => {
    await signInOnTheWay(page, next, await givenUser());
    await page.waitForURL((url) => !/^\/login/i.test(url.pathname));
    expect(new URL(page.url()).origin).toBe(product.origin);
  });
}

test('a URL is opened after signing in', async ({ page, givenAdmin }) => {
  const email = await givenAdmin();
  await page.goto('/admin/Users?group=ADMINS');
  await page.waitForURL(/\/login/);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/Users?group=ADMINS');
});

test('signing out ends the session on this device', async ({ page, givenAdmin }) => {
  await signIn(page, await givenAdmin());
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/' || /login/i.test(url.pathname));
  await page.goto('/admin');
  await page.waitForURL(/\/login/);
});

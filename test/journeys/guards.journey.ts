import { expect } from '@playwright/test';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { journeyPassword, signedInPage, signIn, test } from '../support/journey';

for (const { path: pattern, access } of Object.values(routes)) {
  if (access === 'public') continue;
  const path = generatePath(pattern, { gameId: '01KAJ3ZV8N4Q6T9XWCB2R5M7YD' });
  test(`${path} sends somebody without a session to sign in, and back`, async ({ page }) => {
    await page.goto(path);
    await page.waitForURL(/\/login\?next=/);
    expect(new URL(page.url()).searchParams.get('next')).toBe(path);
  });
}

test('a person without a group is kept at the application', async ({ browser, product, givenPerson }) => {
  const page = await signedInPage(browser, product.origin, await givenPerson());
  for (const path of ['/admin', '/provider', '/Company', '/Account']) {
    await page.goto(path);
    await page.waitForURL('**/pending');
  }
});

test('a page of another group does not exist for an operator', async ({
  browser,
  product,
  stage,
  givenPerson,
  givenAdmin,
}) => {
  const email = await givenPerson();
  const admin = await signedInPage(browser, product.origin, await givenAdmin());
  await admin.goto(`/admin/Users?email=${encodeURIComponent(email)}`);
  await admin.getByRole('button', { name: 'Add to Operators' }).click();
  await expect(admin.getByRole('button', { name: 'Remove from Operators' })).toBeVisible();

  const page = await signedInPage(browser, stage.origin, email);
  await page.waitForURL('**/operator');
  await page.goto('/admin/Users');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /admin/Users')).toBeVisible();
  await page.goto('/OPERATOR');
  await expect(page.getByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
});

test('an unknown address is a real 404 that says where one is', async ({ page }) => {
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /no/such/place')).toBeVisible();
});

const hostile = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
  '\t//evil.example',
];
for (const next of hostile) {
  test(`sign-in does not follow ?next=${JSON.stringify(next)}`, async ({ page, product, givenPerson }) => {
    const email = await givenPerson();
    await page.goto(`/Login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => !/^\/login/i.test(url.pathname));
    expect(new URL(page.url()).origin).toBe(product.origin);
  });
}

test('an address kept for after sign-in is followed', async ({ page, givenAdmin }) => {
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

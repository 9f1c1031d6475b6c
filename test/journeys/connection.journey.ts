import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../support/journey';
import { spin } from '../world/play/coin-play';

const bar = (page: Page) => page.getByRole('status').filter({ hasText: /offline|not responding/ });

test('a page shows that it is offline or that the server does not respond, and recovers automatically @deep', async ({
  page,
  product,
  liveGame,
}) => {
  const game = page.getByRole('article').getByRole('link', { name: liveGame.title });
  await page.goto(product.origin);
  await expect(game).toBeVisible();
  // The app shows the state of the connection. It starts when a control is used.
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.context().setOffline(true);
  await expect(bar(page)).toHaveText(
    'You are offline. This page may be out of date, and changes cannot be saved.',
  );
  // A page whose files are not loaded yet: the browser's own error page must not replace this one.
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.context().setOffline(false);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto(product.origin);

  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(bar(page)).toContainText('NovaLink is not responding.');
  await page.unroute('**/api/v1/**');
  await page.getByRole('button', { name: 'Retry now' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(game).toBeVisible();
});

test('a device with a wrong clock plays as a guest and signs in @deep', async ({
  page,
  product,
  liveGame,
  givenMember,
}) => {
  const dayMs = 86_400_000;
  for (const aheadMs of [dayMs, -dayMs]) {
    await page.clock.setSystemTime(Date.now() + aheadMs);
    await page.goto(`${product.origin}/?game=${liveGame.id}`);
    await page.getByRole('button', { name: 'Play for fun' }).click();
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await spin(page);

    await signIn(page, await givenMember('OPERATORS'));
    await expect(page).toHaveURL(/\/operator$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Casinos', exact: true }).first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

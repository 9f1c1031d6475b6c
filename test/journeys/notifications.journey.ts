import { expect } from '@playwright/test';
import { inEveryTheme, inspector } from './inspector';
import { apply, openAs, signedInPage, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a provider is notified of an approval, opens it and marks the rest as read', async ({
  page,
  browser,
  product,
  givenUser,
  givenAdmin,
}) => {
  test.setTimeout(180_000);
  const name = `Bell Games ${Date.now()}`;
  await openAs(page, '/Pending', await givenUser());
  await apply(page, { name });

  const admin = await signedInPage(browser, product.origin, await givenAdmin());
  await admin.goto('/admin');
  const application = await openReviewItem(admin, name);
  await application.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/provider');

  const bell = (label: RegExp | string) => page.getByRole('button', { name: label, exact: true });
  await test.step('the bell counts the approval and the new group', async () => {
    // The page polls every 20 seconds.
    await expect(bell('Notifications, 2 unread')).toBeVisible({ timeout: 60_000 });
    await bell('Notifications, 2 unread').click();
  });

  const panel = page.getByRole('region', { name: 'Notifications' }).filter({ has: page.getByRole('list') });
  await test.step('the open panel is accessible and fits a phone', async () => {
    await expect(panel.getByRole('link', { name: 'You now have provider access' })).toBeVisible();
    const { inspect, faults } = inspector(page, inEveryTheme(390, 1440));
    await inspect('notifications');
    expect(faults).toEqual([]);
  });

  await test.step('a notification opens the page of its subject', async () => {
    await panel.getByRole('link', { name: `${name} was approved` }).click();
    await page.waitForURL('**/Company');
    await expect(bell('Notifications, 1 unread')).toBeVisible();
  });

  await test.step('the rest is marked as read', async () => {
    await bell('Notifications, 1 unread').click();
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell('Notifications')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await page.reload();
    await bell('Notifications').click();
    await expect(panel.getByRole('link', { name: `${name} was approved` })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  });
});

import { expect } from '@playwright/test';
import { apply, signedInPage, signUp, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';
import { inEveryTheme, inspector } from './inspector';

const reason = 'Please add a phone number.';

test('a new user signs up, applies, makes the requested changes, is approved and notified', async ({
  page,
  browser,
  product,
  email,
  codeFor,
  givenAdmin,
}) => {
  const name = `Harbour Games ${email.slice(0, 8)}`;
  const admin = await signedInPage(browser, product.origin, await givenAdmin());

  await test.step('the user signs up and applies as a provider', async () => {
    await signUp(page, email, codeFor);
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
    await apply(page, { name });
    for (const leave of ['Export my data', 'Delete account'])
      await expect(page.getByRole('button', { name: leave })).toBeVisible();
  });

  await test.step('an admin requests changes with a note', async () => {
    const application = await openReviewItem(admin, name);
    await expect(application.getByText('Valletta')).toBeVisible();
    await application.getByRole('button', { name: 'Request changes' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await expect(dialog.getByLabel('Changes needed')).toBeFocused();
    await dialog.getByLabel('Changes needed').fill(reason);
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(application).toHaveCount(0);
    await expect(page.getByText(reason)).toBeVisible();
  });

  await test.step('the note is e-mailed, with links to the application and the settings', async () => {
    const inbox = await browser.newPage({ baseURL: product.origin });
    await inbox.goto('/__local/mail');
    const mail = inbox.getByRole('article').filter({ hasText: `Changes requested: ${name}` });
    await expect(mail).toContainText(reason);
    await expect(mail).toContainText(`To ${email}`);
    const settings = (await mail.getByRole('link').last().getAttribute('href')) ?? '';
    expect(settings).toMatch(/\/Account#notifications$/);
    await page.goto(settings);
    await expect(page.getByRole('group', { name: 'E-mail me about' })).toBeVisible();
    await page.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '');
    await inbox.close();
  });

  await test.step('the application has kept its data and is submitted again', async () => {
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue(name);
    await page.getByLabel('Phone').fill('+356 2123 4567');
    await page.getByRole('button', { name: 'Submit again' }).click();
    await expect(page.getByText('In review').first()).toBeVisible();
  });

  await test.step('the admin approves it, and the user is redirected', async () => {
    const application = await openReviewItem(admin, name);
    await application.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL('**/provider');
    // A toast may contain the name, and the page's history the status.
    const main = page.getByRole('main');
    await expect(main.getByText(name)).toBeVisible();
    await expect(main.locator('dl').getByText('Approved', { exact: true })).toBeVisible();
    await expect(application).toHaveCount(0);
  });

  const bell = (label: string) => page.getByRole('button', { name: label, exact: true });
  const panel = page.getByRole('region', { name: 'Notifications' }).filter({ has: page.getByRole('list') });

  await test.step('the bell counts the request, the approval and the new group', async () => {
    await bell('Notifications, 3 unread').click();
    await expect(panel.getByRole('link', { name: 'You now have provider access' })).toBeVisible();
    const { inspect, faults } = inspector(page, inEveryTheme(390, 1440));
    await inspect('notifications');
    expect(faults).toEqual([]);
  });

  await test.step('a notification opens the page of its subject', async () => {
    await panel.getByRole('link', { name: `${name} was approved` }).click();
    await page.waitForURL('**/Company');
    await expect(bell('Notifications, 2 unread')).toBeVisible();
  });

  await test.step('the rest is marked as read', async () => {
    await bell('Notifications, 2 unread').click();
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell('Notifications')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
    await page.reload();
    await bell('Notifications').click();
    await expect(panel.getByRole('link', { name: `${name} was approved` })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  });
});

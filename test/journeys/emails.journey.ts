import { expect, type Page } from '@playwright/test';
import { apply, openAs, signedInPage, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const reason = 'Please add the address of your company.';

async function requestChanges(admin: Page, name: string): Promise<void> {
  await admin.goto('/admin');
  const application = await openReviewItem(admin, name);
  await application.getByRole('button', { name: 'Request changes' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(dialog).toBeHidden();
}

test('requested changes are e-mailed to the owner, unless the owner turned e-mails off', async ({
  page,
  browser,
  product,
  givenUser,
  givenAdmin,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const [quiet, eager] = [`Quiet Games ${stamp}`, `Eager Games ${stamp}`];
  const [quietEmail, eagerEmail] = [await givenUser(), await givenUser()];
  const other = await signedInPage(browser, product.origin, quietEmail);
  await other.goto('/Pending');
  await apply(other, { name: quiet });
  await other.getByRole('checkbox', { name: 'Company', exact: true }).uncheck();
  await expect(other.getByText('Saved.')).toBeVisible();
  await openAs(page, '/Pending', eagerEmail);
  await apply(page, { name: eager });

  const admin = await signedInPage(browser, product.origin, await givenAdmin());
  await requestChanges(admin, quiet);
  await requestChanges(admin, eager);

  const inbox = await browser.newPage({ baseURL: product.origin });
  await inbox.goto('/__local/mail');
  const mail = inbox.getByRole('article').filter({ hasText: `Changes requested: ${eager}` });
  await test.step('the e-mail says what to do and links to the page', async () => {
    await expect(mail).toContainText(reason, { timeout: 60_000 });
    await expect(mail).toContainText(`To ${eagerEmail}`);
    const link = await mail.getByRole('link').first().getAttribute('href');
    await page.goto(link ?? 'no link');
    await expect(page.getByText(reason)).toBeVisible();
  });
  await test.step('it links to the settings', async () => {
    const link = await mail.getByRole('link').last().getAttribute('href');
    expect(link).toMatch(/\/Account#notifications$/);
    await page.goto(link ?? 'no link');
    await expect(page.getByRole('group', { name: 'E-mail me about' })).toBeVisible();
  });
  await test.step('no e-mail is sent to an owner who turned e-mails off', async () => {
    await expect(other.getByText(reason)).toBeVisible({ timeout: 60_000 });
    await expect(inbox.getByRole('article').filter({ hasText: quiet })).toHaveCount(0);
  });
});

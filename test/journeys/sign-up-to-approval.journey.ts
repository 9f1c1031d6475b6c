import { expect } from '@playwright/test';
import { apply, signedInPage, signIn, signUp, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';

test('a new user signs up, applies as a provider, is approved and redirected', async ({
  page,
  browser,
  product,
  email,
  codeFor,
  givenAdmin,
}) => {
  const name = `Harbour Games ${email.slice(0, 8)}`;
  await signUp(page, email, codeFor);
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await apply(page, { name });

  const admin = await browser.newPage({ baseURL: product.origin });
  await signIn(admin, await givenAdmin());
  await expect(admin).toHaveURL(/\/admin$/);
  const application = await openReviewItem(admin, name);
  await expect(application.getByText('Valletta')).toBeVisible();
  await application.getByRole('button', { name: 'Approve' }).click();

  await page.waitForURL('**/provider');
  // A toast may contain the name, and the page's history the status.
  const main = page.getByRole('main');
  await expect(main.getByText(name)).toBeVisible();
  await expect(main.locator('dl').getByText('Approved', { exact: true })).toBeVisible();
  await expect(application).toHaveCount(0, { timeout: 20_000 });
});

test('an application with requested changes keeps its data, shows the note and can be submitted again', async ({
  page,
  browser,
  product,
  email,
  codeFor,
  givenAdmin,
}) => {
  const name = `Lantern House ${email.slice(0, 8)}`;
  await signUp(page, email, codeFor);
  await apply(page, { name, kind: 'Casino operator' });

  const admin = await signedInPage(browser, product.origin, await givenAdmin());
  const application = await openReviewItem(admin, name);
  await application.getByRole('button', { name: 'Request changes' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expect(dialog.getByLabel('Changes needed')).toBeFocused();
  await dialog.getByLabel('Changes needed').fill('Please add a phone number.');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(application).toHaveCount(0);

  await expect(page.getByText('Please add a phone number.')).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue(name);
  await page.getByLabel('Phone').fill('+356 2123 4567');
  await page.getByRole('button', { name: 'Submit again' }).click();
  await expect(page.getByText('In review').first()).toBeVisible();

  await (await openReviewItem(admin, name)).getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/operator');
});

import { expect } from '@playwright/test';
import { openAs, signedInPage, test } from '../support/journey';

test('a guest and a user send support requests, and an admin answers both', async ({
  page,
  browser,
  product,
  email,
  givenUser,
  givenAdmin,
}) => {
  const mark = email.slice(0, 8);
  // The error page links to the form and passes its path.
  await page.goto('/no/such/place');
  // The prerendered page is the same for every URL. It shows the path after its script has loaded.
  await page.getByText('Page Not Found: /no/such/place').waitFor();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('PROBLEM');
  await expect(page.getByLabel('Topic')).toBeInViewport();
  await expect(page.getByLabel('Subject')).toHaveValue('About /no/such/place');
  await page.getByLabel('Subject').fill(`Guest ${mark}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill('The link in your e-mail leads nowhere.\n<b>Please help.</b>');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(`We will send the answer to ${email}.`)).toBeVisible();

  await openAs(page, '/Pending', await givenUser());
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page.getByLabel('Topic')).toHaveValue('COMPANY');
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await page.getByLabel('Subject').fill(`User ${mark}`);
  await page.getByLabel('Message').fill('How long does a review take?');
  await page.getByRole('button', { name: 'Send request' }).click();
  const own = page.getByRole('list', { name: 'Your requests' });
  await expect(own.getByText('Open')).toBeVisible();

  const desk = await signedInPage(browser, product.origin, await givenAdmin());
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /^Support \d+\+? waiting$/ }).click();
  for (const who of ['Guest', 'User']) {
    await desk.getByRole('link', { name: `${who} ${mark}` }).click();
    await desk.getByLabel('Your answer').fill(`Answer for ${who}.`);
    await desk.getByRole('button', { name: 'Send answer' }).click();
    await expect(desk.getByRole('list', { name: 'History' })).toContainText('Support request answered');
    await desk.goBack();
  }

  await page.goto('/static/Support#requests');
  await expect(own.getByText('Answer for User.')).toBeInViewport();
  await expect(own.getByText('Answer for User.')).toBeVisible();
  // The page shows new e-mails by itself.
  await page.goto('/__local/mail');
  await expect(page.getByText(`Answer to your request: Guest ${mark}`).first()).toBeVisible();
  await desk.context().close();
});

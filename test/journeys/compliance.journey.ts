import { expect, type Page } from '@playwright/test';
import { termsVersion } from '#domain/terms-versions';
import { openAsOwner } from '../world/given/companies';
import { signedInPage, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';
import { rowOf } from '../support/rows';
import { pdfFile } from '../support/files/sample-files';

const completeProfile = async (page: Page) => {
  await page.getByLabel('Registration number').fill('C 12345');
  await page.getByLabel('Country of incorporation').selectOption('MT');
  await page.getByLabel('Registered address').fill('1 Quay Street, Valletta');
  await page.getByLabel('Contact’s name').fill('Ada Quay');
  await page.getByLabel('Contact’s e-mail').fill('ada@slate.test');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

const addDocument = async (page: Page, bytes: number) => {
  await page.getByRole('button', { name: 'Add a document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a document' });
  await dialog.getByLabel('Document type').selectOption('INCORPORATION');
  await dialog.getByLabel(/Valid until/).fill('2031-12-31');
  await dialog.getByLabel(/Choose a file/).setInputFiles(pdfFile('incorporation.pdf', bytes));
  await expect(dialog.getByText('Uploaded and checked')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add document' }).click();
  await expect(dialog).toHaveCount(0);
};

test('a profile is completed, submitted with documents, approved and renewed', async ({
  page,
  browser,
  product,
  givenAdmin,
}) => {
  const name = await openAsOwner(page, product, '/Compliance', 'Slate Reels');
  await expect(page.getByText(`The terms of ${termsVersion}`, { exact: true })).toBeVisible();

  await test.step('an incomplete profile can be saved, but not an invalid one', async () => {
    const owner = page.getByRole('group', { name: 'Beneficial owner 1' });
    await page.getByLabel('Legal name').fill('Slate Reels Ltd');
    await page.getByRole('button', { name: 'Add an owner' }).click();
    await owner.getByLabel('Name').fill('Ada Quay');
    await owner.getByLabel('Country').selectOption('MT');
    await owner.getByLabel('Share (%)').fill('lots');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('This field can only contain numbers')).toBeVisible();
    await owner.getByLabel('Share (%)').fill('90');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('The profile is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Legal name')).toHaveValue('Slate Reels Ltd');
    await expect(owner.getByLabel('Share (%)')).toHaveValue('90');
    await expect(page.getByText('The registration number')).toBeVisible();
  });

  await completeProfile(page);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('The profile is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Submit for review' }).click();
  const asking = page.getByRole('dialog', { name: 'Submit the profile for review?' });
  await asking.getByRole('button', { name: 'Submit for review' }).click();
  await expect(asking).toContainText('Still missing from the compliance profile: Documents.');
  await asking.getByRole('button', { name: 'Cancel' }).click();

  // Above 5 MiB, Amplify uploads a file in parts.
  await addDocument(page, 6_000_000);
  const document = rowOf(page, 'Certificate of incorporation');
  await expect(document.getByText('Not reviewed yet')).toBeVisible();
  const address = (await document.getByRole('link', { name: /Open/ }).getAttribute('href')) ?? '';
  const paper = await fetch(address);
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);

  await page.getByRole('button', { name: 'Submit for review' }).click();
  await asking.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('To make changes, withdraw it first')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save profile' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const withdrawing = page.getByRole('dialog', { name: 'Withdraw the compliance profile?' });
  await withdrawing.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await asking.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('To make changes, withdraw it first')).toBeVisible();

  const admin = await signedInPage(browser, product.origin, await givenAdmin());
  const waiting = await openReviewItem(admin, `Compliance of ${name}`);
  const approve = waiting.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toBeDisabled();
  await expect(waiting.getByText('Open the document before you approve or reject it.')).toBeVisible();
  const opened = admin.context().waitForEvent('page');
  await waiting.getByRole('link', { name: /^Open/ }).click();
  await (await opened).close();
  await admin.setViewportSize({ width: 1440, height: 900 });
  const pane = waiting.getByRole('region', { name: 'Document', exact: true });
  const shown = (await pane.getByTitle('Certificate of incorporation').getAttribute('src')) ?? '';
  expect((await fetch(shown)).headers.get('content-type')).toBe('application/pdf');
  await waiting.getByRole('button', { name: 'Approve document', exact: true }).click();
  await approve.click();
  await expect(page.getByText('An admin approved it. It is valid until')).toBeVisible();

  await page.getByRole('button', { name: 'Edit or renew' }).click();
  await expect(page.getByLabel('Legal name')).toHaveValue('Slate Reels Ltd');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await asking.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('To make changes, withdraw it first')).toBeVisible();
});

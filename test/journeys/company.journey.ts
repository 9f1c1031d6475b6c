import { expect, type Page } from '@playwright/test';
import { openAsOwner } from '../world/given/companies';
import { pngFile } from '../support/files/sample-files';
import { test } from '../support/journey';

/** The requests to Cognito's identity pool: credentials for S3 take two requests. */
const credentialRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (target.startsWith('AWSCognitoIdentityService.')) asked.push(target);
  });
  return asked;
};

test('an owner edits the company and its images; a conflicting save is refused without losing input @deep', async ({
  page,
  product,
}) => {
  const asked = credentialRequests(page);
  const name = await openAsOwner(page, product, '/Company', 'Quay Reels');

  await test.step('the page requests credentials only when images are chosen', async () => {
    await page.getByRole('button', { name: 'Choose images for Company images' }).waitFor();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Choose images for Company images' }).click();
    const picker = page.getByRole('dialog', { name: 'Company images' });
    await picker.getByLabel(/Choose images to upload/).setInputFiles(pngFile('front.png'));
    await expect(picker.getByText('1 of 10 chosen')).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await picker.getByRole('button', { name: 'Use these images' }).click();
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('The company’s details are saved.')).toBeVisible();
    await page.reload();
    const shown = page.getByRole('img', { name: `${name}, image 1` });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  });

  await test.step('a save in another tab conflicts', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/Company');
    await elsewhere.getByLabel('City').fill('Sliema');
    await elsewhere.getByRole('button', { name: 'Save details' }).click();
    await expect(elsewhere.getByText('The company’s details are saved.')).toBeVisible();
    await expect(elsewhere.getByText('Details changed').first()).toBeVisible();
    await elsewhere.close();

    await page.getByLabel('City').fill('Mdina');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Someone else changed this company after you opened it.')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Mdina');
  });

  await test.step('errors are shown at their fields', async () => {
    await page.getByLabel('Company name').fill('');
    await page.getByLabel('Phone').fill('call me');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await expect(page.getByText('The c character is not allowed')).toBeVisible();
    await expect(page.getByLabel('Company name')).toBeFocused();
  });
});

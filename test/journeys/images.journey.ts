import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey';
import { openAsOwner } from '../support/given/companies';
import { pngFile } from '../support/files/sample-files';

const chooser = (page: Page) => page.getByLabel(/Choose images to upload/);
const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('article');

/** The requests to Cognito's identity pool: credentials for S3 take two requests. */
const credentialRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const target = request.headers()['x-amz-target'] ?? '';
    if (target.startsWith('AWSCognitoIdentityService.')) asked.push(target);
  });
  return asked;
};

test('an image is uploaded, checked, publicly visible and removed', async ({ page, product }) => {
  await openAsOwner(page, product, '/provider/Games?images', 'Slate Reels');
  await expect(page.getByText('No images yet')).toBeVisible();
  await chooser(page).setInputFiles([pngFile('reef.png'), pngFile('wild.png', [40, 90, 200])]);
  await expect(images(page)).toHaveCount(2);

  const image = images(page).first().locator('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);
  const address = await image.evaluate((shown: HTMLImageElement) => shown.src);
  expect(address.startsWith(`${product.origin}/novalink/games/images/`)).toBe(true);
  const served = await fetch(address);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);

  await page.getByRole('button', { name: 'Details of reef.png' }).click();
  const details = page.getByRole('dialog', { name: 'Image details' });
  await expect(details).toContainText('64 × 64 px');
  await expect(details).toContainText('Not used by your company.');
  const download = page.waitForEvent('download');
  await details.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('reef.png');
  await details.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this image?' });
  await expect(dialog).toContainText('reef.png');
  await dialog.getByRole('button', { name: 'Delete image' }).click();
  await expect(images(page)).toHaveCount(1);
});

test('images are found by their names, selected and deleted together', async ({ page, product }) => {
  await openAsOwner(page, product, '/provider/Games?images', 'Basalt Reels');
  await chooser(page).setInputFiles([
    pngFile('Größe reef.png'),
    pngFile('wild.png', [40, 90, 200]),
    pngFile('lamp.png', [90, 200, 40]),
  ]);
  await expect(images(page)).toHaveCount(3);
  await expect(page.getByRole('article', { name: 'Größe reef.png' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by file name' }).fill('REEF grö');
  await expect(images(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search by file name' }).fill('');
  await expect(images(page)).toHaveCount(3);

  await page.getByRole('checkbox', { name: 'Select wild.png' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select lamp.png' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Delete 2 images?' })
    .getByRole('button', { name: 'Delete 2 images' })
    .click();
  await expect(images(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article', { name: 'lamp.png' })).toBeVisible();
});

test('a file with hidden content is rejected with a message', async ({ page, product }) => {
  await openAsOwner(page, product, '/provider/Games?images', 'Umber Reels');
  const picture = pngFile('reef.png');
  const buffer = Buffer.concat([picture.buffer, Buffer.from('<script>alert(1)</script>')]);
  await chooser(page).setInputFiles({ ...picture, buffer });
  await expect(page.getByRole('alert')).toContainText('This file contains extra data');
  await chooser(page).setInputFiles({ ...picture, name: 'art.svg', mimeType: 'image/svg+xml' });
  await expect(page.getByText('This file type is not allowed.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No images yet')).toBeVisible();
});

test('a file can be uploaded once after a lost connection', async ({ page, product }) => {
  await openAsOwner(page, product, '/provider/Games?images', 'Coral Reels');
  await expect(page.getByText('No images yet')).toBeVisible();
  await page.context().setOffline(true);
  await chooser(page).setInputFiles(pngFile('reef.png'));
  await expect(page.getByRole('alert')).toContainText('Could not reach NovaLink.');
  await expect(page.getByText('reef.png', { exact: false }).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again with reef.png' }).click();
  await expect(images(page)).toHaveCount(1);
  await page.reload();
  await expect(images(page)).toHaveCount(1);
});

test('the page requests credentials only when a company chooses images', async ({ page, product }) => {
  const asked = credentialRequests(page);
  const name = await openAsOwner(page, product, '/Company', 'Opal Reels');
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

import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey';
import { openAsOwner } from '../world/given/companies';
import { pngFile } from '../support/files/sample-files';

const chooser = (page: Page) => page.getByLabel(/Choose images to upload/);
const images = (page: Page) => page.getByRole('list', { name: 'Images' }).getByRole('article');

test('an image is uploaded, checked, publicly visible and removed @deep', async ({ page, product }) => {
  await openAsOwner(page, product, '/provider/Games?images', 'Slate Reels');
  await expect(page.getByText('No images yet')).toBeVisible();

  await test.step('a file with hidden content is rejected with a message', async () => {
    const picture = pngFile('reef.png');
    const buffer = Buffer.concat([picture.buffer, Buffer.from('<script>alert(1)</script>')]);
    await chooser(page).setInputFiles({ ...picture, buffer });
    await expect(page.getByRole('alert')).toContainText('This file contains extra data');
    await chooser(page).setInputFiles({ ...picture, name: 'art.svg', mimeType: 'image/svg+xml' });
    await expect(page.getByText('This file type is not allowed.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No images yet')).toBeVisible();
  });

  await test.step('a file can be uploaded once after a lost connection', async () => {
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

  await test.step('the site shows and serves the image', async () => {
    const image = images(page).first().locator('img');
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64);
    const address = await image.evaluate((shown: HTMLImageElement) => shown.src);
    expect(address.startsWith(`${product.origin}/novalink/games/images/`)).toBe(true);
    const served = await fetch(address);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  await test.step('the image is downloaded and deleted', async () => {
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
    await expect(images(page)).toHaveCount(0);
  });

  await test.step('several images are found by their names, selected and deleted together', async () => {
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
});

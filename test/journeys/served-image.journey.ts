import { expect } from '@playwright/test';
import { imagePrefix } from '#domain/uploads';
import { drawnPng } from '../support/files/drawn-files';
import { test } from '../support/journey';
import { bucketsOf, judged, newUploader, put } from '../support/files/uploader';

test('an image is shown by the site and cannot run as a page @deep', async ({ page, product, stage }) => {
  const owner = await newUploader(stage, 'journey');
  const Key = owner.newKey(imagePrefix, 'png');
  const picture = { Body: drawnPng(40, 30), ContentType: 'image/png' };
  await put(owner, { Bucket: bucketsOf(product).images, Key, ...picture });
  await judged(stage, Key);

  await page.goto('/Login');
  const width = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image.naturalWidth;
  }, `/${Key}`);
  expect(width).toBe(40);

  const answer = await page.goto(`/${Key}`);
  expect(answer?.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  // A sandboxed page has an opaque origin, so it cannot access the site's storage and workers.
  expect(await page.evaluate(() => self.origin)).toBe('null');
  const isBlocked = page.waitForEvent('console', { predicate: (message) => /script/i.test(message.text()) });
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = "document.title = 'owned'";
    document.body.append(script);
  });
  await isBlocked;
  expect(await page.title()).not.toContain('owned');
});

import type { Page } from '@playwright/test';

const patienceMs = 20_000;

/**
 * Waits until the page has its heading and no part of it is loading. A page that never finishes loading is
 * captured as it is.
 */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: patienceMs });
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page
    .waitForFunction(
      () =>
        document.querySelector('[aria-busy="true"], .animate-pulse') === null &&
        !document.body.innerText.includes('Loading…') &&
        [...document.images].every((image) => image.complete),
      undefined,
      { timeout: patienceMs },
    )
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

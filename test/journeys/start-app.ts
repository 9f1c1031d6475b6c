import { expect, type Page } from '@playwright/test';

/** Starts the app of a prerendered page, as hovering over a control does. */
export const startApp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('button, input')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });

/** Returns a function that waits until the app has taken over the page that is open then. */
export async function takenOver(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() =>
    document.addEventListener('novalink:takeover', () =>
      document.documentElement.setAttribute('data-ready', ''),
    ),
  );
  return () => expect(page.locator('html[data-ready]')).toBeAttached();
}

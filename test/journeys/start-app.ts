import type { Page } from '@playwright/test';

/** Starts the app of a rendered page, as pointing at a control does. */
export const startApp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('button, input')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });

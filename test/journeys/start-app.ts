import type { Page } from '@playwright/test';

/** Starts the app of a prerendered page, as hovering over a control does. */
export const startApp = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector('button, input')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });

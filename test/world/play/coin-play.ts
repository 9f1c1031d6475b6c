import { expect, type Page } from '@playwright/test';

export const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin' });

/** Waits until a round can be started. */
export const expectReady = (page: Page) => expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');

/** Presses the button and waits until the result is shown and the next round can start. */
export async function spin(page: Page): Promise<void> {
  await expectReady(page);
  await spinButton(page).click();
  await expect(page.getByText(/^You bet [\d.,]+\./)).toBeAttached();
  await expectReady(page);
}

/** The lines of the statement on the page, newest first. */
export const statement = (page: Page) =>
  page.getByRole('table', { name: 'Statement, newest first' }).locator('tbody tr');

/** The balance in the header of the brand. */
export const shownBalance = async (page: Page): Promise<string> => {
  const label = await page.getByRole('link', { name: /^Your balance: / }).getAttribute('aria-label');
  return (label ?? '').replace('Your balance: ', '');
};

import { expect, type Page } from '@playwright/test';

export const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin' });

/** Waits until a round can be asked for. */
export const expectReady = (page: Page) => expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');

/** Presses the button and waits until the round is told and the next may begin. */
export async function spin(page: Page): Promise<void> {
  await expectReady(page);
  await spinButton(page).click();
  await expect(page.getByText(/^You bet [\d.,]+\./)).toBeAttached();
  await expectReady(page);
}

/** The lines of the statement that is on the page, newest first. */
export const statement = (page: Page) =>
  page.getByRole('table', { name: 'Statement, newest first' }).locator('tbody tr');

/** What the brand's header says that the person holds. */
export const shownBalance = async (page: Page): Promise<string> => {
  const label = await page.getByRole('link', { name: /^Your balance: / }).getAttribute('aria-label');
  return (label ?? '').replace('Your balance: ', '');
};

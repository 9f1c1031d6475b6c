import { expect, type Locator, type Page } from '@playwright/test';

/** A row of a table with its details; its card on a narrow screen. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('rowgroup', { name: title }).or(page.getByRole('article', { name: title }));

/** Opens the details of a row by keyboard, because the row may move. */
export async function openRow(page: Page, title: string): Promise<void> {
  const row = rowOf(page, title);
  const button = row
    .getByRole('button', { name: title, exact: true })
    .or(row.getByRole('button', { name: `Details of ${title}` }));
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Opens the menu of a row. */
export const openMenu = (page: Page, title: string): Promise<void> =>
  rowOf(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click();

/** Selects a step in the menu of a row. */
export const takeStep = async (page: Page, title: string, step: string): Promise<void> => {
  await openMenu(page, title);
  await page.getByRole('menuitem', { name: step }).click();
};

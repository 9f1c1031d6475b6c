import type { Locator, Page } from '@playwright/test';

/** Opens the review queue at one item, by its name; the item is the article beside the list. */
export async function openReviewItem(admin: Page, name: string): Promise<Locator> {
  await admin.goto('/admin/Review');
  await admin.getByRole('list', { name: 'Review queue' }).getByText(name, { exact: true }).click();
  return admin.getByRole('article', { name, exact: true });
}

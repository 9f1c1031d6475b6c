import type { Locator, Page } from '@playwright/test';

/** Opens an item of the review queue by its name; the item is the article next to the list. */
export async function openReviewItem(admin: Page, name: string): Promise<Locator> {
  await admin.goto('/admin/Review');
  await admin.getByRole('list', { name: 'Review queue' }).getByText(name, { exact: true }).click();
  return admin.getByRole('article', { name, exact: true });
}

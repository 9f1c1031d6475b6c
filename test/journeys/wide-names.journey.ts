import { expect, type Page } from '@playwright/test';
import { openAs, test } from '../support/journey';
import { givenStudio } from '../support/given/studio';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** The longest name that a form accepts, without a place to break it. */
const wideNames = ['W'.repeat(60), '遊'.repeat(60)];

/** Gives each entity that the server tells of a wide name. */
async function widenNames(page: Page, wide: string): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(
    (url) => /graphql/i.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(
        /"(name|title|displayName|companyName)":"[^"]*"/g,
        (_, field: string) => `"${field}":"${wide}"`,
      );
      await route.fulfill({ response, body });
    },
  );
}

test('the company pages of admins hold names of 60 wide letters on a phone', async ({
  page,
  product,
  givenAdmin,
}) => {
  test.setTimeout(180_000);
  const { companyId } = await givenStudio(product);
  await openAs(page, '/admin', await givenAdmin());
  const wider: string[] = [];
  for (const wide of wideNames) {
    await widenNames(page, wide);
    const company = `/admin/Companies/${companyId}`;
    for (const path of [company, `${company}?tab=compliance`, `${company}?tab=games`, '/admin/Companies']) {
      await page.goto(path);
      await expect(page.getByText(wide).first()).toBeVisible();
      await expect(page.getByText('Loading…')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) wider.push(`${path}: ${overflow} px wider than the window`);
    }
  }
  expect(wider).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { isDeep } from '../support/deep';
import { openAs, test } from '../support/journey';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';
import { givenStudio } from '../world/given/studio';

test.use({ viewport: { width: 390, height: 844 } });

/** The longest name that a form accepts, without a break opportunity. */
const wideNames = isDeep ? ['W'.repeat(60), '遊'.repeat(60)] : ['W'.repeat(60)];

/** Gives each entity in the server's responses a wide name. */
async function widenNames(page: Page, wide: string): Promise<void> {
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

/** The paths of pages that are wider than the window if all names are this one. */
async function tooWide(page: Page, wide: string, paths: readonly string[]): Promise<string[]> {
  await widenNames(page, wide);
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText(wide).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) wider.push(`${path}: ${overflow} px wider than the window`);
  }
  // A polling page still has pending requests when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return wider;
}

test('the company pages of admins fit names of 60 wide letters on a phone @deep', async ({
  page,
  product,
  givenAdmin,
}) => {
  const { companyId } = await givenStudio(product);
  await openAs(page, '/admin', await givenAdmin());
  const company = `/admin/Companies/${companyId}`;
  const paths = [company, `${company}?tab=compliance`, `${company}?tab=games`, '/admin/Companies'];
  for (const wide of wideNames) expect(await tooWide(page, wide, paths)).toEqual([]);
});

test('the pages of a casino and its brand fit names of 60 wide letters on a phone @deep', async ({
  page,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id]);
  await givenPlayer(product, brand, await givenMember('PROVIDERS'), 'Rhea');
  await openAs(page, '/operator/Casinos', brand.owner, demoPassword);
  const casino = await pathOf(page, brand.casinoName);
  await page.goto(`${brand.path}/UserManagement`);
  const player = await pathOf(page, 'Rhea');
  const inBrand = ['', '/Coins', '/Account', '/UserManagement', `/${liveGame.id}`];
  const paths = [
    ...['/operator/Casinos', casino, `${casino}/brands/${brand.id}`, player],
    ...inBrand.map((end) => `${brand.path}${end}`),
  ];
  expect(await tooWide(page, wideNames[0] ?? '', paths)).toEqual([]);
});

/** The target of the first link with this name. */
async function pathOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')) ?? '';
}

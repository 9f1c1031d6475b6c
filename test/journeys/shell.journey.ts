import { expect, type Page } from '@playwright/test';
import { openAs, test } from '../support/journey';
import { inEveryTheme, inspector } from './inspector';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuWidth = async (page: Page) => (await menu(page).boundingBox())?.width ?? 0;

test('an admin collapses the sidebar, opens it by keyboard, and the choice is kept', async ({
  page,
  givenAdmin,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, '/admin/Users', await givenAdmin());
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Users');
  await expect.poll(() => menuWidth(page)).toBe(240);

  // The pointer over the sidebar would keep it open.
  await page.mouse.move(900, 500);
  await page.getByRole('button', { name: 'Collapse the menu' }).press('Enter');
  await expect.poll(() => menuWidth(page)).toBe(56);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  await expect.poll(() => menuWidth(page)).toBe(56);

  await menu(page).getByRole('link', { name: 'Users' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => menuWidth(page)).toBe(240);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/AuditLog');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText('AdminAudit Log');
});

test('a provider opens the menu on a phone, closes it with Escape and navigates with it', async ({
  page,
  givenMember,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/provider', await givenMember('PROVIDERS'));
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await menu(page).getByRole('link', { name: 'Test Lab', exact: true }).click();
  await page.waitForURL('**/provider/testlab');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('the menus of the shell are accessible in every theme', async ({ page, givenAdmin }) => {
  test.setTimeout(240_000);
  const wide = inspector(page, inEveryTheme(1440));
  await openAs(page, '/admin/Users', await givenAdmin());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await wide.inspect('the collapsed sidebar');
  for (const name of [/^Theme/, /^Your account/]) {
    await page.getByRole('button', { name }).click();
    await wide.inspect(`the menu ${String(name)}`);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const narrow = inspector(page, inEveryTheme(390));
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await narrow.inspect('the menu of a phone');
  expect([...wide.faults, ...narrow.faults]).toEqual([]);
});

import { expect, type Page } from '@playwright/test';
import { openAs, test } from '../support/journey';
import { inEveryTheme, inspector } from './inspector';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuWidth = async (page: Page) => (await menu(page).boundingBox())?.width ?? 0;

test('an admin collapses the sidebar, opens it by keyboard, and opens the menu on a phone @deep', async ({
  page,
  givenAdmin,
}) => {
  const wide = inspector(page, inEveryTheme(1440));

  await test.step('the choice to collapse the sidebar is kept', async () => {
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
    await wide.inspect('the collapsed sidebar');
  });

  await test.step('the menus of the top bar', async () => {
    for (const name of [/^Theme/, /^Your account/]) {
      await page.getByRole('button', { name }).click();
      await wide.inspect(`the menu ${String(name)}`);
      await page.keyboard.press('Escape');
    }
  });

  await test.step('the collapsed sidebar opens while it has the focus', async () => {
    await menu(page).getByRole('link', { name: 'Users' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => menuWidth(page)).toBe(240);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/AuditLog');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText('AdminAudit Log');
  });

  await test.step('on a phone, Escape and a link close the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    const narrow = inspector(page, inEveryTheme(390));
    await narrow.inspect('the menu of a phone');
    await menu(page).getByRole('link', { name: 'Companies', exact: true }).click();
    await page.waitForURL('**/admin/Companies');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    expect([...wide.faults, ...narrow.faults]).toEqual([]);
  });
});

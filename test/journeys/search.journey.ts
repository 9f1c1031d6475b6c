import { expect, type Page } from '@playwright/test';
import { inEveryTheme, inspector } from './inspector';
import { openAs, test } from '../support/journey';
import { givenApproved } from '../world/given/studio';

/**
 * Opens the palette by its shortcut, or by another key on the button. Shortcuts work after the page is
 * hydrated.
 */
const openPalette = async (page: Page, key = 'Control+k') => {
  await page.getByRole('button', { name: 'Search', exact: true }).waitFor();
  await page.keyboard.press(key);
  const field = page.getByRole('combobox', { name: 'Search or run a command' });
  await expect(field).toBeFocused();
  return field;
};

test('a company is found by the beginnings of its words and opened with the keyboard', async ({
  page,
  product,
  givenAdmin,
  givenMember,
}) => {
  const studio = await givenApproved(product, 'PROVIDER', 'Kestrel Gameworks');
  const name = `Kestrel Gameworks ${studio.mark}`;

  await test.step('an admin finds and opens it', async () => {
    await openAs(page, '/admin', await givenAdmin());
    const { inspect, faults } = inspector(page, inEveryTheme(390, 1440));
    const field = await openPalette(page);
    await inspect('the palette');
    await field.fill('zzzz');
    await expect(page.getByText(/^No results for/)).toBeVisible();
    await inspect('the palette without results');
    await field.fill(`GAMEW kes ${studio.mark.slice(0, 4)}`);
    const found = page.getByRole('group', { name: 'Companies' }).getByRole('option');
    await expect(found).toContainText([name]);
    await expect(found).toContainText(['Approved']);
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await inspect('the palette with results');
    expect(faults).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/Companies/${studio.companyId}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await openPalette(page);
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await expect(recent).toContainText([name]);
  });

  await test.step('another user does not find it, and Escape restores the focus', async () => {
    await openAs(page, '/operator', await givenMember('OPERATORS'));
    const opener = page.getByRole('button', { name: 'Search', exact: true });
    await opener.focus();
    await openPalette(page, 'Enter');
    await page.keyboard.type(`kestrel ${studio.mark}`);
    await expect(page.getByText(/^No results for/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

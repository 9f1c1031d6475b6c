import { expect } from '@playwright/test';
import { openAsOwner } from '../support/given/companies';
import { openAs, test } from '../support/journey';

test('an owner edits the company; a conflicting save is refused without losing input', async ({
  page,
  product,
}) => {
  await openAsOwner(page, product, '/Company', 'Quay Reels');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/Company');
  await elsewhere.getByLabel('City').fill('Sliema');
  await elsewhere.getByRole('button', { name: 'Save details' }).click();
  await expect(elsewhere.getByText('The company’s details are saved.')).toBeVisible();
  await expect(elsewhere.getByText('Details changed')).toBeVisible();

  await page.getByLabel('City').fill('Mdina');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Someone else changed this company after you opened it.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Mdina');

  await page.getByLabel('Company name').fill('');
  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(page.getByText('The c character is not allowed')).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeFocused();
});

test('an incomplete compliance profile can be saved', async ({ page, product }) => {
  await openAsOwner(page, product, '/operator', 'Anchor House', 'OPERATOR');
  await page.getByRole('link', { name: 'Open the compliance profile' }).first().click();
  await page.getByLabel('Legal name').fill('Anchor House Ltd');
  await page.getByRole('button', { name: 'Add an owner' }).click();
  await page.getByLabel('Share (%)').fill('lots');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('This field can only contain numbers')).toBeVisible();

  const owner = page.getByRole('group', { name: 'Beneficial owner 1' });
  await owner.getByLabel('Name').fill('Ada Quay');
  await owner.getByLabel('Country').selectOption('MT');
  await owner.getByLabel('Share (%)').fill('80');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('The profile is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Legal name')).toHaveValue('Anchor House Ltd');
  await expect(owner.getByLabel('Share (%)')).toHaveValue('80');
  await expect(page.getByText('The registration number')).toBeVisible();
});

test('the page asks before unsaved changes are lost', async ({ page, givenUser }) => {
  await openAs(page, '/pending', await givenUser());
  await page.getByLabel('Company name').fill('Half a name');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Half a name');
});

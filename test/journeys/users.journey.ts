import { expect } from '@playwright/test';
import { openAs, test } from '../support/journey';
import { rowOf, takeStep } from '../support/rows';

test('an admin finds a user, adds and removes a group, and deletes the user', async ({
  page,
  givenAdmin,
  givenUser,
}) => {
  const email = await givenUser();
  await openAs(page, '/admin/Users', await givenAdmin());
  await page.getByLabel('E-mail contains').fill(email.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(email)}`));

  const person = rowOf(page, email);
  const dialog = page.getByRole('dialog');
  const choose = (step: string) => takeStep(page, email, step);
  await choose('Add to Operators');
  await dialog.getByRole('button', { name: 'Add to Operators' }).click();
  await expect(person.getByText('Operators', { exact: true })).toBeVisible();

  await choose('Remove from Operators');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Remove from Operators' }).click();
  await expect(person.getByText('No group')).toBeVisible();

  await choose('Add to Admins');
  await dialog.getByRole('button', { name: 'Add to Admins' }).click();
  await expect(dialog.getByText(`Type ${email} to continue.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(person.getByRole('button', { name: `Actions for ${email}` })).toBeFocused();
  await expect(person.getByText('No group')).toBeVisible();

  await choose('Delete');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText(`Type ${email} to continue.`)).toBeVisible();
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(person).toHaveCount(0);
  await expect(page.getByText('No users found')).toBeVisible();

  await page.goto('/admin/AuditLog?kind=USER&event=GROUP_JOINED');
  const events = page.getByRole('rowgroup', { name: 'User joined a group' });
  const own = events.filter({ has: page.getByRole('link', { name: 'You' }) });
  await own.getByRole('button', { name: 'User joined a group' }).click();
  await expect(own.getByRole('region', { name: 'New values' })).toContainText('OPERATORS');
});

import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openMenu, rowOf, takeStep } from '../../parts/lists/testing/table-rows';
import { openPage } from '../../platform/open-page';
import { AdminCompaniesPage } from './companies-page';
import { admin, serverWith } from '../testing/company-server';

test('suspends a company with a reason, reinstates it, and closes it after its name is typed', async () => {
  const { platform, find } = await serverWith(['Aurora', 'APPROVED']);
  openPage(AdminCompaniesPage, platform, '/admin/Companies');
  await takeStep('Aurora', 'Suspend…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Aurora?' }));
  await userEvent.type(dialog.getByLabelText('Reason for the suspension'), 'Unpaid prizes.');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(find('Aurora')).toMatchObject({ status: 'SUSPENDED', reviewNote: 'Unpaid prizes.' }),
  );

  await (await rowOf('Aurora')).findByText('Suspended');
  await takeStep('Aurora', 'Reinstate');
  await waitFor(() => expect(find('Aurora')?.status).toBe('APPROVED'));

  await (await rowOf('Aurora')).findByText('Approved');
  await takeStep('Aurora', 'Close…');
  const closing = within(await screen.findByRole('dialog', { name: 'Close this company?' }));
  await userEvent.type(closing.getByRole('textbox'), 'Aurora');
  await userEvent.click(closing.getByRole('button', { name: 'Close company' }));
  await waitFor(() => expect(find('Aurora')?.status).toBe('CLOSED'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Actions for Aurora' })).not.toBeInTheDocument(),
  );
});

test('shows in the dialog why a company that changed meanwhile is not closed', async () => {
  const { platform, find } = await serverWith(['Aurora', 'APPROVED']);
  openPage(AdminCompaniesPage, platform, '/admin/Companies');
  await takeStep('Aurora', 'Close…');
  Object.assign(find('Aurora') ?? {}, { version: 2 });
  const closing = within(await screen.findByRole('dialog', { name: 'Close this company?' }));
  await userEvent.type(closing.getByRole('textbox'), 'Aurora');
  await userEvent.click(closing.getByRole('button', { name: 'Close company' }));
  expect(await closing.findByRole('alert')).toHaveTextContent(
    'Someone else changed this company after you opened it.',
  );
  expect(find('Aurora')?.status).toBe('APPROVED');
});

test('shows every company for an unknown status in the address', async () => {
  const { platform } = await serverWith(['Aurora', 'APPROVED'], ['Night Ferry', 'DRAFT']);
  openPage(AdminCompaniesPage, platform, '/admin/Companies?status=RETIRED&sort=gone&page=900');
  await rowOf('Aurora');
  await rowOf('Night Ferry');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('All statuses');
});

test('the status filter is in the address, and Back restores it', async () => {
  const { platform } = await serverWith(['Aurora', 'APPROVED'], ['Night Ferry', 'DRAFT']);
  const { here, back } = openPage(AdminCompaniesPage, platform, '/admin/Companies?status=APPROVED');
  await rowOf('Aurora');
  expect(screen.queryByRole('rowgroup', { name: 'Night Ferry' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended');
  expect(await screen.findByText('No companies with this status')).toBeInTheDocument();
  expect(here()).toBe('/admin/Companies?status=SUSPENDED');
  await back();
  await rowOf('Aurora');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Approved');
});

test('offers no decision on the admin’s own company', async () => {
  const { platform } = await serverWith(['Mine', 'SUBMITTED', admin]);
  openPage(AdminCompaniesPage, platform, '/admin/Companies');
  const row = await openMenu('Mine');
  expect(row.getByText('You own this company. Another admin must review it.')).toBeInTheDocument();
  expect(row.queryByRole('menuitem')).not.toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPage } from '../../platform/open-page';
import { AdminReviewPage } from './review-page';
import { admin, serverWith } from '../testing/company-server';

const entry = async (name: string) => within(await screen.findByRole('article', { name }));
const links = async () =>
  within(await screen.findByRole('list', { name: 'Review queue' })).getAllByRole('link');
const openItem = async () =>
  (await links()).find((link) => link.getAttribute('aria-current') === 'true')?.textContent;

test('an application is approved in place and leaves the queue', async () => {
  const { platform, find } = await serverWith(['Copper Fox', 'SUBMITTED']);
  openPage(AdminReviewPage, platform, '/admin/Review');
  await userEvent.click((await entry('Copper Fox')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  expect(find('Copper Fox')?.status).toBe('APPROVED');
});

test('requires a reason to request changes to an application', async () => {
  const { platform, find } = await serverWith(['Copper Fox', 'SUBMITTED']);
  openPage(AdminReviewPage, platform, '/admin/Review');
  await userEvent.click((await entry('Copper Fox')).getByRole('button', { name: 'Request changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request changes from Copper Fox?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Changes needed'), 'Please name your country.');
  await userEvent.click(dialog.getByRole('button', { name: 'Request changes' }));
  expect(await screen.findByText('The review queue is empty')).toBeInTheDocument();
  expect(find('Copper Fox')).toMatchObject({ status: 'REJECTED', reviewNote: 'Please name your country.' });
});

test('offers no decision on the application of the admin’s own company', async () => {
  const { platform } = await serverWith(['Mine', 'SUBMITTED', admin]);
  openPage(AdminReviewPage, platform, '/admin/Review');
  const own = await entry('Mine');
  expect(own.getByText('You own this company. Another admin must review it.')).toBeInTheDocument();
  expect(own.queryByRole('button')).not.toBeInTheDocument();
});

test('J and K move through the queue, but not while the user types', async () => {
  const { platform } = await serverWith(
    ['Amber', 'SUBMITTED'],
    ['Birch', 'SUBMITTED'],
    ['Cedar', 'SUBMITTED'],
  );
  const { here } = openPage(AdminReviewPage, platform, '/admin/Review');
  expect(await openItem()).toContain('Amber');
  await userEvent.keyboard('jj');
  await waitFor(() => expect(here()).toBe('/admin/Review?item=COMPANY.Cedar'));
  await userEvent.keyboard('j');
  expect(await openItem()).toContain('Cedar');
  await userEvent.keyboard('k');
  await waitFor(() => expect(here()).toBe('/admin/Review?item=COMPANY.Birch'));
  await userEvent.click((await entry('Birch')).getByRole('button', { name: 'Request changes' }));
  await userEvent.type(await screen.findByLabelText('Changes needed'), 'jkj');
  expect(here()).toBe('/admin/Review?item=COMPANY.Birch');
});

test('opens the next item after a decision', async () => {
  const { platform } = await serverWith(
    ['Amber', 'SUBMITTED'],
    ['Birch', 'SUBMITTED'],
    ['Cedar', 'SUBMITTED'],
  );
  openPage(AdminReviewPage, platform, '/admin/Review?item=COMPANY.Birch');
  await userEvent.click((await entry('Birch')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('article', { name: 'Cedar' })).toBeInTheDocument();
  expect(screen.getByText('2 of 2')).toBeInTheDocument();
});

test('opens the first item if the one in the address was decided meanwhile', async () => {
  const { platform } = await serverWith(['Amber', 'SUBMITTED']);
  openPage(AdminReviewPage, platform, '/admin/Review?item=COMPANY.Gone');
  expect(await screen.findByRole('article', { name: 'Amber' })).toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { rowOf, shownTitles } from '../../parts/lists/testing/table-rows';
import { openPage } from '../../platform/open-page';
import { AdminSupportPage } from './requests-page';
import { supportServer } from './testing/support-server';

test('shows open requests, or those with the status in the address', async () => {
  const { platform } = await supportServer([['Alpha'], ['Bravo', 'ANSWERED', 'ben'], ['Charlie', 'CLOSED']]);
  const { here } = openPage(AdminSupportPage, platform, '/admin/Support');
  const row = await rowOf('Alpha');
  expect(row.getByRole('link', { name: 'Alpha' })).toHaveAttribute(
    'href',
    '/admin/Support/01KAJ3ZV8N4Q6T9XWCB2R5M7YA',
  );
  expect(row.getByText('guest@home.example')).toBeInTheDocument();
  expect(row.getByText('Playing and coins')).toBeInTheDocument();
  expect(shownTitles()).toEqual(['Alpha']);
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Answered');
  expect((await rowOf('Bravo')).getByText('User')).toBeInTheDocument();
  expect(here()).toBe('/admin/Support?status=ANSWERED');
});

test('searches the loaded requests', async () => {
  const { platform } = await supportServer([['Alpha'], ['Bravo']]);
  openPage(AdminSupportPage, platform, '/admin/Support');
  await rowOf('Bravo');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'brav');
  await waitFor(() => expect(shownTitles()).toEqual(['Bravo']));
});

test.each(['?status=OPEN', '?status=__proto__', '?status=%3Cb%3E'])(
  'shows open requests for the address %s',
  async (search) => {
    const { platform } = await supportServer([['Alpha'], ['Bravo', 'CLOSED']]);
    openPage(AdminSupportPage, platform, `/admin/Support${search}`);
    await rowOf('Alpha');
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Open');
    expect(shownTitles()).toEqual(['Alpha']);
  },
);

test('shows a message without open requests', async () => {
  const { platform } = await supportServer([]);
  openPage(AdminSupportPage, platform, '/admin/Support');
  expect(await screen.findByText('No open requests')).toBeInTheDocument();
});

import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '#domain/routes';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AdminUserPage } from './user-page';

const sub = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';
const at = '2026-11-20T09:00:00Z';

const open = async (search = '') => {
  let groups = ['PROVIDERS'];
  const fake = fakePlatform({
    getUser: ({ username }) => {
      if (username !== sub) throw new Refused('user.missing');
      return JSON.stringify({
        sub,
        email: 'maria@studio.test',
        status: 'CONFIRMED',
        enabled: true,
        groups,
        createdAt: at,
      });
    },
    listCompanies: ({ owner }) => ({
      items:
        owner === sub
          ? [{ id: '01C', name: 'Aurora Reels', kind: 'PROVIDER', status: 'APPROVED', createdAt: at }]
          : [],
      nextToken: null,
    }),
    listUserHistory: () => ({
      items: [
        {
          id: '1',
          at,
          action: 'GROUP_JOINED',
          actor: 'system',
          reason: null,
          changes: JSON.stringify({ groups: ['PROVIDERS'] }),
        },
      ],
      nextToken: null,
    }),
    removeFromGroup: () => {
      groups = [];
      return '{}';
    },
  });
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  return openPage(AdminUserPage, fake.platform, `/admin/Users/${sub}${search}`, routes.AdminUser.path);
};

test('shows a user with their groups and companies', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'maria@studio.test' })).toBeInTheDocument();
  expect(screen.getByText('Providers')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Aurora Reels' })).toHaveAttribute(
    'href',
    '/admin/Companies/01C',
  );
});

test('shows the change of a group that is made on the page', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for maria@studio.test' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove from Providers…' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from Providers' }));
  expect(await screen.findByText('No group')).toBeInTheDocument();
});

test('shows which groups the user joined', async () => {
  await open('?tab=history');
  expect(await screen.findByText('Joined Providers')).toBeInTheDocument();
  expect(screen.getByText(/NovaLink/)).toBeInTheDocument();
});

test('shows the first part for a tab that does not exist', async () => {
  await open('?tab=games');
  expect(await screen.findByRole('link', { name: 'Companies' })).toHaveAttribute('aria-current', 'page');
  expect(await screen.findByRole('link', { name: 'Aurora Reels' })).toBeInTheDocument();
});

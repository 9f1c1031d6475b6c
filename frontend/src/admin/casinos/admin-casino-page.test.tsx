import { ledgerWallet } from '../../parts/casinos/testing/ledger-wallet';
import { expect, test } from 'vitest';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '#domain/routes';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AdminCasinoPage } from './admin-casino-page';

const at = '2026-11-21T09:00:00Z';

const open = async (search = '') => {
  const fake = fakePlatform({
    getCasino: () => ({
      id: '01K',
      companyId: '01C',
      owner: 'olga',
      companyName: 'Northern House',
      name: 'Fjord Hall',
      jurisdiction: 'DEMO',
      licenceNumber: null,
      licenceUrl: null,
      licenceExpires: null,
      minAge: 21,
      blockedCountries: ['US'],
      ...ledgerWallet,
      status: 'IN_REVIEW',
      reviewNote: null,
      reviewedBy: null,
      reviewedAt: null,
      submittedAt: at,
      version: 3,
      createdAt: at,
      updatedAt: at,
      brands: {
        items: [
          { id: '01B', name: 'Fjord Nights', slug: 'fjord', status: 'ACTIVE', open: false, gameIds: ['1'] },
        ],
        nextToken: null,
      },
      history: {
        items: [{ id: '1', at, action: 'CASINO_CREATED', actor: 'olga', reason: null, changes: null }],
        nextToken: null,
      },
    }),
  });
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  return openPage(AdminCasinoPage, fake.platform, `/admin/Casinos/01K${search}`, routes.AdminCasino.path);
};

test('shows a casino with its company, and leads to its review', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Northern House' })).toHaveAttribute(
    'href',
    '/admin/Companies/01C',
  );
  expect(screen.getByText('21 years old')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in the review queue' })).toHaveAttribute(
    'href',
    '/admin/Review?item=CASINO.01K',
  );
});

test('shows the brands and the history of a casino in tabs', async () => {
  await open('?tab=brands');
  expect(await screen.findByText('Fjord Nights')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Casino created')).toBeInTheDocument();
  expect(history.getByText(/the operator/)).toBeInTheDocument();
});

test('shows the first part for a tab that does not exist', async () => {
  await open('?tab=games');
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('21 years old')).toBeInTheDocument();
});

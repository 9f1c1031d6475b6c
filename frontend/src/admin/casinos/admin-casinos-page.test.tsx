import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ledgerWallet } from '../../parts/casinos/testing/ledger-wallet';
import type { OwnedCasino } from '../../parts/casinos/owned-casino';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { openMenu, openRow, rowOf, shownTitles, takeStep } from '../../parts/lists/testing/table-rows';
import { AdminCasinosPage } from './admin-casinos-page';

const admin = 'admin@novalink.test';
const at = '2026-11-21T09:00:00Z';

const casino = (id: string, changes: Partial<OwnedCasino> = {}): OwnedCasino => ({
  id,
  companyId: '01C',
  owner: 'olga',
  companyName: 'Northern House',
  name: `Casino ${id}`,
  jurisdiction: 'DEMO',
  licenceNumber: null,
  licenceUrl: null,
  licenceExpires: null,
  minAge: 21,
  blockedCountries: ['US'],
  ...ledgerWallet,
  status: 'ACTIVE',
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: null,
  version: 3,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

/** A server that stores casinos and accepts a change only of the current version. */
const open = async (start: readonly OwnedCasino[], path = '/admin/Casinos') => {
  let kept = [...start];
  const change = (input: unknown, changes: Partial<OwnedCasino>) => {
    const { id, expectedVersion } = input as { id: string; expectedVersion: number };
    const found = kept.find((one) => one.id === id && one.version === expectedVersion);
    if (!found) throw new Refused('casino.stale');
    kept = kept.map((one) => (one === found ? { ...one, ...changes, version: one.version + 1 } : one));
    return found;
  };
  const fake = fakePlatform({
    listCasinos: ({ status, companyId }) => ({
      items: kept.filter(
        (one) =>
          (status === undefined || one.status === status) &&
          (companyId === undefined || one.companyId === companyId),
      ),
      nextToken: null,
    }),
    getCasino: () => ({
      id: '01K',
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
    suspendCasino: ({ input }) =>
      change(input, { status: 'SUSPENDED', reviewNote: (input as { reason: string }).reason }),
    reinstateCasino: ({ input }) => change(input, { status: 'ACTIVE' }),
  });
  await fake.arrive(admin, ['ADMINS']);
  return { ...openPage(AdminCasinosPage, fake.platform, path), casinos: () => kept };
};

test('filters casinos by status and operator, and keeps the filters in the address', async () => {
  const { here } = await open([
    casino('1'),
    casino('2', { status: 'DRAFT' }),
    casino('3', { companyId: '01D', companyName: 'Southern House' }),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Active');
  await waitFor(() => expect(shownTitles()).toEqual(['Casino 1', 'Casino 3']));
  await userEvent.click(screen.getByRole('link', { name: 'Southern House' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Casino 3']));
  expect(here()).toBe('/admin/Casinos?company=01D');
  await userEvent.click(screen.getByRole('button', { name: 'Casinos of every operator' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Casino 1', 'Casino 2', 'Casino 3']));
});

test('applies filters of the address, and says what to do if nothing matches', async () => {
  await open([casino('1')], '/admin/Casinos?status=SUSPENDED&company=01C');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all casinos' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Casino 1']));
});

test('ignores invalid filters in the address', async () => {
  await open([casino('1')], '/admin/Casinos?status=GONE&sort=gone');
  await waitFor(() => expect(shownTitles()).toEqual(['Casino 1']));
});

test('a casino is suspended with a reason, and reinstated', async () => {
  const { casinos } = await open([casino('1')]);
  await takeStep('Casino 1', 'Suspend…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Casino 1?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason for the suspension')).toHaveFocus();
  await userEvent.type(dialog.getByLabelText('Reason for the suspension'), 'Players complain.');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  await waitFor(() =>
    expect(casinos()).toMatchObject([{ status: 'SUSPENDED', reviewNote: 'Players complain.' }]),
  );
  await (await rowOf('Casino 1')).findByText('Suspended');
  await takeStep('Casino 1', 'Reinstate');
  await waitFor(() => expect(casinos()).toMatchObject([{ status: 'ACTIVE', version: 5 }]));
});

test('loads brands, details and the audit trail on demand', async () => {
  await open([casino('1')]);
  expect(screen.queryByText('Fjord Nights')).not.toBeInTheDocument();
  const shown = await openRow('Casino 1');
  expect(await shown.findByText('Fjord Nights')).toBeInTheDocument();
  expect(shown.getByText('Not open')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Open Fjord Nights' })).toHaveAttribute(
    'href',
    '/operator/brand/01B',
  );
  expect(shown.getByText('21 years old')).toBeInTheDocument();
  expect(await shown.findByText(/the operator/)).toBeInTheDocument();
});

test('does not offer decisions on the admin’s own casino', async () => {
  await open([casino('1', { owner: admin })]);
  const shown = await openMenu('Casino 1');
  expect(shown.getByText(/Another admin must review it/)).toBeInTheDocument();
  expect(shown.queryByRole('menuitem')).not.toBeInTheDocument();
});

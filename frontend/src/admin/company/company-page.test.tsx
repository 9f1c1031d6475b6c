import { expect, test, vi } from 'vitest';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CompanyStatus } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { companyOf } from '../../parts/companies/testing/company';
import { Refused } from '../../platform/api/errors';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AdminCompanyPage } from './company-page';

const at = '2026-11-20T09:00:00Z';
const id = '01KAJ3ZV8N4Q6T9XWCB2R5M7YD';
const owner = '3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90';
const company = companyOf({ id, name: 'Copper Fox', owner, status: 'APPROVED', kind: 'PROVIDER' });

const open = async (search = '', address = id, status = () => company.status) => {
  const fake = fakePlatform({
    getCompany: ({ id: asked }) => {
      if (asked !== id) throw new Refused('company.missing');
      return {
        ...company,
        status: status(),
        compliance: null,
        history: {
          items: [{ id: '1', at, action: 'COMPANY_APPROVED', actor: 'other', reason: null }],
          nextToken: null,
        },
      };
    },
    listGames: ({ companyId }) => ({
      items:
        companyId === id
          ? [{ id: '01G', title: 'Aurora Veil', status: 'LIVE', type: 'SLOT', updatedAt: at }]
          : [],
      nextToken: null,
    }),
  });
  await fake.arrive('admin@novalink.test', ['ADMINS']);
  return openPage(
    AdminCompanyPage,
    fake.platform,
    `/admin/Companies/${address}${search}`,
    routes.AdminCompany.path,
  );
};

test('shows the status, the owner and the decisions of a company, for an id in any case', async () => {
  await open('', id.toLowerCase());
  expect(await screen.findByRole('heading', { level: 1, name: 'Copper Fox' })).toBeInTheDocument();
  expect(screen.getByText('Approved')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the owner’s account' })).toHaveAttribute(
    'href',
    `/admin/Users/${owner}`,
  );
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeInTheDocument();
});

test('shows a new decision about a submitted company without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let status: CompanyStatus = 'SUBMITTED';
  await open('', id, () => status);
  await screen.findByText('Submitted');
  status = 'APPROVED';
  await act(() => vi.advanceTimersByTimeAsync(waitingRefetchMs));
  expect(await screen.findByText('Approved')).toBeInTheDocument();
});

test('opens the parts of a company by tabs that the address names', async () => {
  const { here } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Games' }));
  expect(here()).toBe(`/admin/Companies/${id}?tab=games`);
  const games = within(await screen.findByRole('list', { name: 'Games' }));
  expect(games.getByRole('link', { name: 'Aurora Veil' })).toHaveAttribute('href', '/admin/Games/01G');
  await userEvent.click(screen.getByRole('link', { name: 'History' }));
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText(/an admin/)).toBeInTheDocument();
});

test('shows the first part for a tab that does not exist', async () => {
  await open('?tab=players');
  expect(await screen.findByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Casinos' })).not.toBeInTheDocument();
});

test('says that a company does not exist', async () => {
  await open('', '01KAJ3ZV8N4Q6T9XWCB2R5M7YE');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Company' })).toBeInTheDocument();
});

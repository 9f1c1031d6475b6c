import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CompanyStatus } from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import { openMenu, rowOf, takeStep } from '../../parts/lists/testing/table-rows';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/faults';
import { openPage } from '../../platform/open-page';
import { AdminPage } from './admin-page';

const admin = 'admin@novalink.test';

interface Step {
  id: string;
  expectedVersion: number;
  reason?: string;
}

/** A server that keeps companies and moves them on only from the version that was seen. */
const serverWith = async (...names: [name: string, status: CompanyStatus, owner?: string][]) => {
  const rows = names.map(([name, status, owner = 'somebody']) =>
    companyOf({ id: name, name, status, owner, membership: 'NONE' }),
  );
  const to =
    (status: CompanyStatus) =>
    ({ input }: Record<string, unknown>) => {
      const { id, expectedVersion, reason } = input as Step;
      const row = rows.find((candidate) => candidate.id === id);
      if (row?.version !== expectedVersion) throw new Refused('company.stale');
      Object.assign(row, {
        status,
        version: row.version + 1,
        ...(reason !== undefined && { reviewNote: reason }),
      });
      return row;
    };
  const of = (status: unknown) => rows.filter((row) => status === undefined || row.status === status);
  const fake = fakePlatform({
    listReviewItems: () => ({
      items: of('SUBMITTED').map((company) => ({
        id: company.id,
        kind: 'COMPANY' as const,
        since: '2026-11-20T09:00:00Z',
        company,
        compliance: null,
        game: null,
        gameVersion: null,
        casino: null,
      })),
      nextToken: null,
    }),
    listCompanies: ({ status }) => ({ items: of(status), nextToken: null }),
    approveCompany: to('APPROVED'),
    rejectCompany: to('REJECTED'),
    suspendCompany: to('SUSPENDED'),
    reinstateCompany: to('APPROVED'),
    closeCompany: to('CLOSED'),
  });
  await fake.arrive(admin, ['ADMINS']);
  return { platform: fake.platform, find: (name: string) => rows.find((row) => row.name === name) };
};

const inQueue = async (company: string) =>
  within(
    within(await screen.findByRole('list', { name: 'Review queue' })).getByRole('article', { name: company }),
  );

test('an application is approved in place and leaves the queue', async () => {
  const { platform, find } = await serverWith(['Copper Fox', 'SUBMITTED']);
  openPage(AdminPage, platform, '/admin');
  await userEvent.click((await inQueue('Copper Fox')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
  expect(find('Copper Fox')?.status).toBe('APPROVED');
});

test('an application is sent back with a reason, which must be there', async () => {
  const { platform, find } = await serverWith(['Copper Fox', 'SUBMITTED']);
  openPage(AdminPage, platform, '/admin');
  await userEvent.click((await inQueue('Copper Fox')).getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Copper Fox?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('This field is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('What has to change'), 'Please name your country.');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Nothing waits')).toBeInTheDocument();
  expect(find('Copper Fox')).toMatchObject({ status: 'REJECTED', reviewNote: 'Please name your country.' });
});

test('a company is suspended with a reason, reinstated, and closed by its name', async () => {
  const { platform, find } = await serverWith(['Aurora', 'APPROVED']);
  openPage(AdminPage, platform, '/admin');
  await takeStep('Aurora', 'Suspend…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Aurora?' }));
  await userEvent.type(dialog.getByLabelText('Why it is suspended'), 'Unpaid prizes.');
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
  await userEvent.click(closing.getByRole('button', { name: 'Close the company' }));
  await waitFor(() => expect(find('Aurora')?.status).toBe('CLOSED'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Actions for Aurora' })).not.toBeInTheDocument(),
  );
});

test('a company that moved on meanwhile is not closed, and the dialog says why', async () => {
  const { platform, find } = await serverWith(['Aurora', 'APPROVED']);
  openPage(AdminPage, platform, '/admin');
  await takeStep('Aurora', 'Close…');
  Object.assign(find('Aurora') ?? {}, { version: 2 });
  const closing = within(await screen.findByRole('dialog', { name: 'Close this company?' }));
  await userEvent.type(closing.getByRole('textbox'), 'Aurora');
  await userEvent.click(closing.getByRole('button', { name: 'Close the company' }));
  expect(await closing.findByRole('alert')).toHaveTextContent(
    'Somebody saved this company after you opened it.',
  );
  expect(find('Aurora')?.status).toBe('APPROVED');
});

test('nobody decides on a company of their own', async () => {
  const { platform } = await serverWith(['Mine', 'SUBMITTED', admin]);
  openPage(AdminPage, platform, '/admin');
  const waiting = await inQueue('Mine');
  expect(waiting.getByText('This company is yours. Another admin decides.')).toBeInTheDocument();
  expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  const row = await openMenu('Mine');
  expect(row.getByText('This company is yours. Another admin decides.')).toBeInTheDocument();
  expect(row.queryByRole('menuitem')).not.toBeInTheDocument();
});

test('the status filter is in the address, and Back restores it', async () => {
  const { platform } = await serverWith(['Aurora', 'APPROVED'], ['Night Ferry', 'DRAFT']);
  const { here, back } = openPage(AdminPage, platform, '/admin?status=APPROVED');
  await rowOf('Aurora');
  expect(screen.queryByRole('rowgroup', { name: 'Night Ferry' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Suspended');
  expect(await screen.findByText('None of this status')).toBeInTheDocument();
  expect(here()).toBe('/admin?status=SUSPENDED');
  await back();
  await rowOf('Aurora');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Approved');
});

test('the tiles count, and a queue that cannot be read can be tried again', async () => {
  const { platform } = await serverWith(['Copper Fox', 'SUBMITTED'], ['Aurora', 'APPROVED']);
  let reachable = false;
  const answering = { ...platform.api };
  platform.api.send = (operation, variables) =>
    reachable || !operation.document.includes('listReviewItems')
      ? answering.send(operation, variables)
      : Promise.reject(new Refused('write.collided'));
  openPage(AdminPage, platform, '/admin');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody wrote at the same moment.');
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await inQueue('Copper Fox');
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect([figure('Waiting'), figure('Approved'), figure('Suspended')]).toEqual(['1', '1', '0']);
});

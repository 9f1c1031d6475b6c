import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { rowOf, shownTitles } from '../../parts/lists/testing/table-rows';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AuditLogPage } from './audit-log-page';
import type { LoggedEvent } from './list-audit-events';

const admin = 'admin@novalink.test';

const event = (id: string, more: Partial<LoggedEvent>): LoggedEvent => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  kind: 'COMPANY',
  entityId: '01C',
  entityName: 'Blue Reef',
  action: 'COMPANY_APPROVED',
  actor: 'ada',
  actorName: 'ada@novalink.test',
  actorGroups: ['ADMINS'],
  reason: null,
  changes: '{"status":"APPROVED"}',
  requestId: 'request-1',
  ...more,
});

const approved = event('3', { reason: 'All documents are valid.' });
const refused = event('2', {
  at: '2026-11-19T10:00:00.000Z',
  kind: 'FILE',
  entityId: 'novalink/games/images/a.png',
  entityName: null,
  action: 'FILE_REFUSED',
  actor: 'system',
  actorName: null,
  actorGroups: null,
  changes: null,
});
const own = event('1', {
  at: '2026-11-18T10:00:00.000Z',
  kind: 'USER',
  entityId: 'ben',
  entityName: null,
  action: 'GROUP_JOINED',
  actor: admin,
});

const published = { day: '2026-11-20', seq: 4, salt: 'ab'.repeat(16) };

/** A server that filters its events. */
const open = async (path = '/admin/AuditLog') => {
  const asked: unknown[] = [];
  const fake = fakePlatform({
    listAuditEvents: (filter) => {
      asked.push(filter);
      const { from, to, kind, action } = filter;
      const items = [approved, refused, own].filter(
        ({ at, ...one }) =>
          (!from || at.slice(0, 10) >= from) &&
          (!to || at.slice(0, 10) <= to) &&
          (!kind || one.kind === kind) &&
          (!action || one.action === action),
      );
      return { items, nextToken: null };
    },
    getPublishedEvent: ({ id }) => (id === approved.id ? published : null),
  });
  await fake.arrive(admin, ['ADMINS']);
  const page = openPage(AuditLogPage, fake.platform, path, '/admin/AuditLog');
  return { ...page, asked };
};

test('lists the events, newest first, with links to their entity and their actor', async () => {
  await open();
  await waitFor(() =>
    expect(shownTitles()).toEqual([
      'Company approved',
      'File rejected by the upload check',
      'User joined a group',
    ]),
  );
  const company = await rowOf('Company approved');
  const reef = company.getByRole('link', { name: 'Blue Reef' });
  expect(reef).toHaveAttribute('href', '/admin/Companies/01C');
  expect(within(reef).getByTitle('01C')).toBeVisible();
  const ada = company.getByRole('link', { name: 'ada@novalink.test' });
  expect(ada).toHaveAttribute('href', '/admin/Users/ada');
  const file = await rowOf('File rejected by the upload check');
  expect(file.getByText('novalink/games/images/a.png')).toBeInTheDocument();
  expect(file.getByText('NovaLink')).toBeInTheDocument();
  expect(file.queryByRole('link')).not.toBeInTheDocument();
  const joined = await rowOf('User joined a group');
  expect(joined.getByRole('link', { name: 'You' })).toBeInTheDocument();
  // A deleted user has only an id.
  expect(joined.getByRole('link', { name: 'ben' })).toBeInTheDocument();
});

test('a row shows the stored event', async () => {
  await open();
  const row = await rowOf('Company approved');
  await userEvent.click(row.getByRole('button', { name: 'Company approved' }));
  expect(row.getByText('COMPANY_APPROVED')).toBeVisible();
  expect(row.getByText('All documents are valid.')).toBeVisible();
  expect(row.getByText('request-1')).toBeVisible();
  expect(
    within(row.getByRole('region', { name: 'New values' })).getByText(/"status": "APPROVED"/),
  ).toBeVisible();
});

test('shows the position of a public event in the public log and downloads its proof', async () => {
  const files = savedFiles();
  await open();
  const row = await rowOf('Company approved');
  await userEvent.click(row.getByRole('button', { name: 'Company approved' }));
  const section = within(await row.findByRole('region', { name: 'Public audit log' }));
  expect(await section.findByRole('link', { name: '#4 of 2026-11-20' })).toHaveAttribute(
    'href',
    '/static/Audit?day=2026-11-20',
  );
  expect(section.getByText(published.salt)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Download the proof' }));
  const proof = JSON.parse((await files[0]?.text()) ?? '') as Record<string, string>;
  expect(files[0]?.name).toBe('audit-proof-2026-11-20-4.json');
  expect(proof.event).toBe(
    '{"action":"COMPANY_APPROVED","actor":"ada","at":"2026-11-20T10:00:00.000Z","changes":{"status":"APPROVED"},' +
      '"entityId":"01C","id":"3","kind":"COMPANY","reason":"All documents are valid."}',
  );
  const commitment = createHash('sha256').update(`${published.salt}${proof.event}`).digest('hex');
  expect(proof.commitment).toBe(commitment);
  expect(section.getByText(commitment)).toBeVisible();
});

test('shows which events are not published yet', async () => {
  await open();
  const joined = await rowOf('User joined a group');
  await userEvent.click(joined.getByRole('button', { name: 'User joined a group' }));
  expect(
    await joined.findByText('This event is not part of the public audit log, or it is not published yet.'),
  ).toBeVisible();
  const file = await rowOf('File rejected by the upload check');
  await userEvent.click(file.getByRole('button', { name: 'File rejected by the upload check' }));
  expect(file.queryByRole('region', { name: 'Public audit log' })).toBeNull();
});

test('the filters are in the address and narrow the list on the server', async () => {
  const { asked, here } = await open('/admin/AuditLog?from=2026-11-19&kind=NOTHING');
  await waitFor(() =>
    expect(shownTitles()).toEqual(['Company approved', 'File rejected by the upload check']),
  );
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-19');
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'File');
  await waitFor(() => expect(shownTitles()).toEqual(['File rejected by the upload check']));
  expect(here()).toBe('/admin/AuditLog?from=2026-11-19&kind=FILE');
  expect(asked.at(-1)).toMatchObject({ from: '2026-11-19', kind: 'FILE' });
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'Company approved');
  expect(await screen.findByText('No matching events')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show all events' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(3));
});

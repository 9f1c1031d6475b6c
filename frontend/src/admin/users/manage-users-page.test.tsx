import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform } from '../../platform/fake-platform';
import { openMenu, rowOf, shownTitles, takeStep } from '../../parts/lists/testing/table-rows';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { ManageUsersPage } from './manage-users-page';

const admin = 'admin@novalink.test';
const pageSize = 2;

/** A server that stores users with their groups, and returns pages of two. */
const serverWith = async (users: Record<string, string[]>) => {
  const groups = new Map(Object.entries(users));
  const change = (edit: (email: string, group: string) => void) => (variables: Record<string, unknown>) => {
    const { username, group } = variables as { username: string; group: string };
    edit(username, group);
    return '{}';
  };
  const fake = fakePlatform({
    listUsers: ({ group, emailPart, nextToken }) => {
      const found = [...groups].filter(
        ([email, own]) => (!group || own.includes(group)) && email.includes(emailPart ?? ''),
      );
      const start = Number(nextToken ?? 0);
      const items = found.slice(start, start + pageSize).map(([email, own]) => ({
        sub: email,
        email,
        status: 'CONFIRMED',
        enabled: true,
        groups: own,
        createdAt: '2026-11-20T09:00:00Z',
      }));
      const next = start + pageSize;
      return JSON.stringify({ items, nextToken: next < found.length ? String(next) : null });
    },
    addToGroup: change((email, group) => groups.set(email, [...(groups.get(email) ?? []), group])),
    removeFromGroup: change((email, group) =>
      groups.set(
        email,
        (groups.get(email) ?? []).filter((own) => own !== group),
      ),
    ),
    deleteUser: change((email) => {
      if (groups.get(email)?.includes('ADMINS')) throw new Refused('user.last-admin');
      groups.delete(email);
    }),
  });
  await fake.arrive(admin, ['ADMINS']);
  return { platform: fake.platform, groups };
};

test('adds and removes a group after a confirmation', async () => {
  const { platform, groups } = await serverWith({ 'maria@studio.test': [] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  for (const [step, expected] of [
    ['Add to Providers', ['PROVIDERS']],
    ['Remove from Providers', []],
  ] as const) {
    await takeStep('maria@studio.test', `${step}…`);
    const before = groups.get('maria@studio.test');
    const question = within(await screen.findByRole('dialog', { name: `${step}?` }));
    expect(groups.get('maria@studio.test')).toBe(before);
    await userEvent.click(question.getByRole('button', { name: step }));
    await waitFor(() => expect(groups.get('maria@studio.test')).toEqual(expected));
  }
  expect(await (await rowOf('maria@studio.test')).findByText('No group')).toBeInTheDocument();
});

test('adds an admin after typing their address', async () => {
  const { platform, groups } = await serverWith({ 'maria@studio.test': [] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  await takeStep('maria@studio.test', 'Add to Admins…');
  const question = within(await screen.findByRole('dialog', { name: 'Add to Admins?' }));
  const confirm = () => userEvent.click(question.getByRole('button', { name: 'Add to Admins' }));
  await confirm();
  expect(await question.findByRole('alert')).toHaveTextContent('Type maria@studio.test to continue.');
  expect(groups.get('maria@studio.test')).toEqual([]);
  await userEvent.type(question.getByRole('textbox'), 'maria@studio.test');
  await confirm();
  await waitFor(() => expect(groups.get('maria@studio.test')).toEqual(['ADMINS']));
});

test('removes a group by keyboard', async () => {
  const { platform } = await serverWith({ 'maria@studio.test': ['OPERATORS'] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const row = await rowOf('maria@studio.test');
  row.getByRole('button', { name: 'Actions for maria@studio.test' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(row.getByRole('menuitem', { name: 'Add to Admins…' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row.getByRole('menuitem', { name: 'Remove from Operators…' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Remove from Operators?' })).toBeInTheDocument();
  expect(row.queryByRole('menu')).not.toBeInTheDocument();
});

test('deletes a user after typing their address, and shows a refusal', async () => {
  const { platform, groups } = await serverWith({
    'maria@studio.test': [],
    'root@novalink.test': ['ADMINS'],
  });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const remove = async (email: string) => {
    await takeStep(email, 'Delete…');
    const question = within(await screen.findByRole('dialog', { name: 'Delete this user?' }));
    await userEvent.type(question.getByRole('textbox'), email);
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    return question;
  };
  await remove('maria@studio.test');
  await waitFor(() => expect(shownTitles()).toEqual(['root@novalink.test']));
  const question = await remove('root@novalink.test');
  expect(await question.findByRole('alert')).toHaveTextContent('This is the last admin.');
  expect([...groups.keys()]).toEqual(['root@novalink.test']);
});

test('does not offer changes of the admin’s own groups', async () => {
  const { platform } = await serverWith({ [admin]: ['ADMINS'] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const own = await openMenu(admin);
  expect(own.getByText('This is your account. Another admin can change your groups.')).toBeInTheDocument();
  expect(own.queryByRole('menuitem')).not.toBeInTheDocument();
});

test('shows all users for an unknown group in the address', async () => {
  const { platform } = await serverWith({ 'maria@studio.test': ['PROVIDERS'] });
  openPage(ManageUsersPage, platform, '/admin/Users?group=DEALERS&sort=gone');
  await rowOf('maria@studio.test');
  expect(screen.getByLabelText('Group')).toHaveDisplayValue('All groups');
});

test('group and search are in the address, and Back restores both list and fields', async () => {
  const { platform } = await serverWith({
    'maria@studio.test': ['PROVIDERS'],
    'olaf@casino.test': ['OPERATORS'],
  });
  const { here, back } = openPage(ManageUsersPage, platform, '/admin/Users?group=OPERATORS');
  await rowOf('olaf@casino.test');
  expect(shownTitles()).toEqual(['olaf@casino.test']);
  await userEvent.type(screen.getByLabelText('E-mail contains'), ' Maria{Enter}');
  await rowOf('maria@studio.test');
  expect(here()).toBe('/admin/Users?email=maria');
  await back();
  await rowOf('olaf@casino.test');
  expect(screen.getByLabelText('Group')).toHaveDisplayValue('Operators');
  expect(screen.getByLabelText('E-mail contains')).toHaveValue('');
});

test('loads more users on request, and explains a search without results', async () => {
  const { platform } = await serverWith({ 'a@a.test': [], 'b@a.test': [], 'c@a.test': [] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shownTitles()).toEqual(['a@a.test', 'b@a.test', 'c@a.test']));
  await userEvent.type(screen.getByLabelText('E-mail contains'), 'z{Enter}');
  expect(await screen.findByText('No e-mail address contains this text.')).toBeInTheDocument();
});

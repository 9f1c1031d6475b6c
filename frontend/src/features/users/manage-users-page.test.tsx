import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/faults';
import { openPage } from '../../platform/open-page';
import { ManageUsersPage } from './manage-users-page';

const admin = 'admin@novalink.test';
const pageSize = 2;

/** A server that keeps its users in groups, two to a page. */
const serverWith = async (users: Record<string, string[]>) => {
  const groups = new Map(Object.entries(users));
  const change = (edit: (email: string, group: string) => void) => (variables: Record<string, unknown>) => {
    const { username, group } = variables as { username: string; group: string };
    edit(username, group);
    return '{}';
  };
  const fake = fakePlatform({
    listUsers: (variables) => {
      const { group, emailPrefix = '', nextToken } = variables as Record<string, string | undefined>;
      const found = [...groups].filter(
        ([email, own]) => (group === undefined || own.includes(group)) && email.startsWith(emailPrefix),
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

const entry = async (email: string) => within(await screen.findByRole('article', { name: email }));
const shown = () => screen.queryAllByRole('article').map((article) => article.getAttribute('aria-label'));

test('a group is given at once and taken after a question', async () => {
  const { platform, groups } = await serverWith({ 'maria@studio.test': [] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const maria = await entry('maria@studio.test');
  await userEvent.click(maria.getByRole('button', { name: 'Add to Providers' }));
  await userEvent.click(await maria.findByRole('button', { name: 'Remove from Providers' }));
  expect(groups.get('maria@studio.test')).toEqual(['PROVIDERS']);
  const question = within(await screen.findByRole('dialog', { name: 'Remove from Providers?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove from Providers' }));
  await waitFor(() => expect(groups.get('maria@studio.test')).toEqual([]));
  expect(await maria.findByText('No group')).toBeInTheDocument();
});

test('a user is deleted by typing their address, and a refusal is said', async () => {
  const { platform, groups } = await serverWith({
    'maria@studio.test': [],
    'root@novalink.test': ['ADMINS'],
  });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const remove = async (email: string) => {
    await userEvent.click((await entry(email)).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this user?' }));
    await userEvent.type(question.getByRole('textbox'), email);
    await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
    return question;
  };
  await remove('maria@studio.test');
  await waitFor(() => expect(shown()).toEqual(['root@novalink.test']));
  const question = await remove('root@novalink.test');
  expect(await question.findByRole('alert')).toHaveTextContent('This is the last admin.');
  expect([...groups.keys()]).toEqual(['root@novalink.test']);
});

test('nobody changes their own groups here', async () => {
  const { platform } = await serverWith({ [admin]: ['ADMINS'] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  const own = await entry(admin);
  expect(own.getByText('This is you. Another admin changes your groups.')).toBeInTheDocument();
  expect(own.queryByRole('button')).not.toBeInTheDocument();
});

test('group and search are in the address, and Back restores both list and fields', async () => {
  const { platform } = await serverWith({
    'maria@studio.test': ['PROVIDERS'],
    'olaf@casino.test': ['OPERATORS'],
  });
  const { here, back } = openPage(ManageUsersPage, platform, '/admin/Users?group=OPERATORS');
  await entry('olaf@casino.test');
  expect(shown()).toEqual(['olaf@casino.test']);
  await userEvent.type(screen.getByLabelText('E-mail starts with'), ' Maria{Enter}');
  await entry('maria@studio.test');
  expect(here()).toBe('/admin/Users?email=maria');
  await back();
  await entry('olaf@casino.test');
  expect(screen.getByLabelText('Group')).toHaveDisplayValue('Operators');
  expect(screen.getByLabelText('E-mail starts with')).toHaveValue('');
});

test('more users than one page come on demand; a search without a hit says what to do', async () => {
  const { platform } = await serverWith({ 'a@a.test': [], 'b@a.test': [], 'c@a.test': [] });
  openPage(ManageUsersPage, platform, '/admin/Users');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toEqual(['a@a.test', 'b@a.test', 'c@a.test']));
  await userEvent.type(screen.getByLabelText('E-mail starts with'), 'z{Enter}');
  expect(
    await screen.findByText('No e-mail address starts like this. Try fewer letters.'),
  ).toBeInTheDocument();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { NotificationTopic } from '#domain/generated/types';
import { savedFiles } from '../parts/wallet/testing/saved-files';
import { Refused } from '../platform/api/errors';
import { fakePlatform } from '../platform/fake-platform';
import { openPage } from '../platform/open-page';
import { AccountPage } from './account-page';

const email = 'maria@studio.test';

beforeEach(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

const settings = (emailTopics: NotificationTopic[] = ['COMPANY', 'GAMES'], version = 3) => ({
  emailAvailable: true,
  emailTopics,
  version,
});

const open = async (answers: Parameters<typeof fakePlatform>[0] = {}) => {
  const fake = fakePlatform({
    getNotificationSettings: () => settings(),
    listJoinedBrands: () => [],
    ...answers,
  });
  await fake.arrive(email, ['PROVIDERS', 'OPERATORS']);
  openPage(AccountPage, fake.platform, '/Account');
  return fake;
};

test('shows the user and their groups', async () => {
  await open();
  const own = within(screen.getByRole('region', { name: 'Profile' }));
  expect(own.getByText(email)).toBeInTheDocument();
  expect(own.getByText('Operators')).toBeInTheDocument();
  expect(own.getByText('Providers')).toBeInTheDocument();
});

test('lists the casinos that the user joined, with links', async () => {
  const brandId = '01KAJ3ZV8N4Q6T9XWCB2R5M7YB';
  await open({
    listJoinedBrands: () => [
      {
        ...{ brandId, name: 'Aurora', casinoName: 'Northern Halls', logoKey: null, displayName: 'Maria' },
        ...{ status: 'ACTIVE', joinedAt: '2026-11-01T10:00:00Z', open: false },
      },
    ],
  });
  const list = within(await screen.findByRole('list', { name: 'Your casinos' }));
  expect(list.getByRole('link', { name: /Aurora/ })).toHaveAttribute('href', `/operator/brand/${brandId}`);
  expect(list.getByRole('listitem')).toHaveTextContent('Joined as Maria on November 1, 2026');
  expect(list.getByText('Not open now')).toBeInTheDocument();
});

test('signs out everywhere after a confirmation', async () => {
  const { platform } = await open();
  // jsdom cannot leave the page, so the sign-out ends with an error here.
  const signOut = vi.spyOn(platform.accounts, 'signOut').mockRejectedValue(new Error('stop'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  expect(signOut).not.toHaveBeenCalled();
  const dialog = within(screen.getByRole('dialog', { name: /^Sign out everywhere/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ everywhere: true });
});

test('changes the password if the current one is correct', async () => {
  const { people } = await open();
  const current = await screen.findByLabelText('Current password');
  await userEvent.type(current, 'Wrong-2026!');
  await userEvent.type(screen.getByLabelText('New password'), 'Other-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
  expect(people.get(email)?.password).toBe('Fine-2026!');

  await userEvent.clear(current);
  await userEvent.type(current, 'Fine-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(people.get(email)?.password).toBe('Other-2026!'));
  await waitFor(() => expect(current).toHaveValue(''));
});

test('applies and stores the chosen theme, including the system theme', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement.dataset.theme).toBe('light');
  await userEvent.click(screen.getByRole('radio', { name: 'Use system theme' }));
  expect(screen.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('novalink.theme')).toBe('system');
});

test('deletes the account only after its e-mail address is typed', async () => {
  const asked: unknown[] = [];
  await open({
    deleteMyAccount: (variables) => {
      asked.push(variables);
      throw new Refused('user.last-admin');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Type ${email} to continue.`);
  await userEvent.type(dialog.getByRole('textbox'), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last admin.');
  expect(asked).toEqual([{ email, idToken: expect.stringMatching(/./) as unknown }]);
});

test('saves all data of the user as one file, page by page', async () => {
  const files = savedFiles();
  const pages = [
    { items: [{ section: 'account', email }], nextToken: 'more' },
    { items: [{ section: 'person', confirmedAt: '2026-05-01' }], nextToken: null },
  ];
  const asked: unknown[] = [];
  await open({
    exportMyData: ({ nextToken }) => {
      asked.push(nextToken);
      return JSON.stringify(pages[asked.length - 1]);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(await screen.findByText('The file is saved.')).toBeInTheDocument();
  expect(asked).toEqual([null, 'more']);
  expect(files[0]?.name).toBe('novalink-my-data.json');
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({
    items: [
      { section: 'account', email },
      { section: 'person', confirmedAt: '2026-05-01' },
    ],
  });
});

const topic = (name: string) => screen.findByRole('checkbox', { name });

test('saves each choice of e-mails immediately, one after the other', async () => {
  const saved: unknown[] = [];
  await open({
    saveNotificationSettings: ({ input }) => {
      saved.push(input);
      return { version: input.expectedVersion + 1 };
    },
  });
  expect(await topic('Company')).toBeChecked();
  expect(await topic('Test runs')).not.toBeChecked();
  await userEvent.click(await topic('Test runs'));
  await userEvent.click(await topic('Company'));
  expect(await topic('Company')).not.toBeChecked();
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await waitFor(() =>
    expect(saved).toEqual([
      { emailTopics: ['COMPANY', 'GAMES', 'TEST_RUNS'], expectedVersion: 3 },
      { emailTopics: ['GAMES', 'TEST_RUNS'], expectedVersion: 4 },
    ]),
  );
});

test('shows a choice immediately, before it is saved', async () => {
  await open({ saveNotificationSettings: () => ({ version: 4 }) });
  const games = await topic('Games');
  fireEvent.click(games);
  expect(games).not.toBeChecked();
});

test('shows the saved choice if it was changed in another place', async () => {
  let kept = settings();
  await open({
    getNotificationSettings: () => kept,
    saveNotificationSettings: () => {
      kept = settings(['CASINOS'], 4);
      throw new Refused('settings.stale');
    },
  });
  await userEvent.click(await topic('Games'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You saved these settings in another window.');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Casinos' })).toBeChecked());
  expect(await topic('Games')).not.toBeChecked();
});

test('offers no choice if no e-mails are sent', async () => {
  await open({ getNotificationSettings: () => ({ ...settings(), emailAvailable: false }) });
  expect(await screen.findByText(/E-mail notifications are not set up/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { savedFiles } from '../../parts/wallet/testing/saved-files';
import { Refused } from '../../platform/api/faults';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { AccountPage } from './account-page';

const email = 'maria@studio.test';

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

const open = async (answers: Parameters<typeof fakePlatform>[0] = {}) => {
  const fake = fakePlatform(answers);
  await fake.arrive(email, ['PROVIDERS', 'OPERATORS']);
  openPage(AccountPage, fake.platform, '/Account');
  return fake;
};

test('it says who one is and in which groups', async () => {
  await open();
  const own = within(screen.getByRole('region', { name: 'You' }));
  expect(own.getByText(email)).toBeInTheDocument();
  expect(own.getByText('Operators')).toBeInTheDocument();
  expect(own.getByText('Providers')).toBeInTheDocument();
});

test('the password changes when the current one is right', async () => {
  const { people } = await open();
  const current = screen.getByLabelText('Current password');
  await userEvent.type(current, 'Wrong-2026!');
  await userEvent.type(screen.getByLabelText('New password'), 'Other-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The current password is not right.');
  expect(people.get(email)?.password).toBe('Fine-2026!');

  await userEvent.clear(current);
  await userEvent.type(current, 'Fine-2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(people.get(email)?.password).toBe('Other-2026!'));
  await waitFor(() => expect(current).toHaveValue(''));
});

test('the theme is chosen, shown and kept, the system’s included', async () => {
  await open();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Use system theme' }));
  expect(screen.getByRole('radio', { name: 'Use system theme' })).toBeChecked();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('novalink.theme')).toBe('system');
});

test('the account is deleted only by typing its address', async () => {
  const asked: unknown[] = [];
  await open({
    deleteMyAccount: (variables) => {
      asked.push(variables);
      throw new Refused('user.last-admin');
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Type ${email} to continue.`);
  await userEvent.type(dialog.getByRole('textbox'), email);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This is the last admin.');
  expect(asked).toEqual([{ email, idToken: expect.stringMatching(/./) as unknown }]);
});

test('everything that is kept about a person is saved as one file, page by page', async () => {
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

import { describe, expect, test } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchHit } from '#domain/generated/types';
import { NotAllowed } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { SearchSlot } from './search-slot';

const id = (digit: number) => `01KAJ3ZV8N4Q6T9XWCB2R5M7Y${digit}`;
const hit = (more: Partial<SearchHit>): SearchHit => ({
  ...{ kind: 'COMPANY', id: id(1), name: 'Noctua Slots', status: 'APPROVED' },
  ...{ companyName: null, casinoId: null, own: false, ...more },
});
const hits = [
  hit({}),
  hit({ kind: 'GAME', id: id(2), name: 'Noctua Sloops', status: 'LIVE', companyName: 'Blue Reef' }),
  hit({ kind: 'BRAND', id: id(3), name: 'Noctua Slow', status: 'PAUSED', casinoId: id(4) }),
];
const user = { sub: 'sub-1', email: 'noctua@owls.test' };

interface Answers {
  readonly search?: (variables: { readonly text: string }) => readonly SearchHit[];
  readonly listUsers?: () => string;
}

const openAs = async (groups: string[], answers: Answers = {}, start = '/here') => {
  const asked: string[] = [];
  const fake = fakePlatform({
    search: (variables: { readonly text: string }) => {
      asked.push(variables.text);
      return [...(answers.search ?? (() => hits))(variables)];
    },
    listUsers: answers.listUsers ?? (() => JSON.stringify({ items: [user], nextToken: null })),
  });
  await fake.arrive('maria@novalink.test', groups);
  const { here } = openPage(SearchSlot, fake.platform, start, '*');
  return { asked, here };
};

const input = () => screen.findByRole('combobox', { name: 'Search or run a command' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeOption = () => screen.getByRole('option', { selected: true });
const press = (keys: string) => userEvent.keyboard(keys);
const openByKeys = async () => {
  await press('{Control>}k{/Control}');
  const field = await input();
  // A browser focuses the first control of a modal. jsdom does not.
  field.focus();
  return field;
};

test('finds words by their beginning, groups results by kind with their status, and opens the chosen one', async () => {
  const { asked, here } = await openAs(['ADMINS']);
  await openByKeys();
  await press('  NOCT slo');
  await screen.findByRole('option', { name: 'Noctua Slots Approved' });
  expect(asked.at(-1)).toBe('noct slo');
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
  expect(group('Companies')).toHaveLength(1);
  expect(group('Games')[0]).toHaveTextContent('Noctua SloopsBlue ReefLive');
  expect(group('Brands')).toHaveLength(1);
  await press('{End}{Enter}');
  expect(here()).toBe(`/operator/brand/${id(3)}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('moves through the results by keyboard while the focus stays in the input', async () => {
  await openAs(['PROVIDERS']);
  const field = await openByKeys();
  const [first, second] = options();
  expect(activeOption()).toHaveTextContent(first ?? '');
  await press('{ArrowDown}');
  expect(activeOption()).toHaveTextContent(second ?? '');
  expect(field).toHaveAttribute('aria-activedescendant', activeOption().id);
  await press('{Home}{ArrowUp}');
  expect(activeOption()).toHaveTextContent(options().at(-1) ?? '');
  expect(activeOption()).toHaveTextContent('Sign out');
  await press('{ArrowDown}');
  expect(activeOption()).toHaveTextContent(first ?? '');
  await press('{End}');
  expect(activeOption()).toHaveTextContent('Sign out');
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toHaveAttribute(
    'role',
    'listbox',
  );
});

test('lists only pages and actions of the user', async () => {
  await openAs(['PROVIDERS']);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await input();
  expect(options()).toEqual(expect.arrayContaining(['Your gamesProvider', 'Create game', 'Use dark theme']));
  expect(options()).not.toEqual(expect.arrayContaining([expect.stringMatching(/Users|Create casino/)]));
});

test('runs an action', async () => {
  await openAs(['OPERATORS']);
  await openByKeys();
  await press('dark{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await openByKeys();
  expect(options()).toContain('Use light theme');
  await press('light th{Enter}');
});

test('shows recently opened results first', async () => {
  await openAs(['ADMINS']);
  await openByKeys();
  await press('noctua slots');
  await screen.findByRole('option', { name: /Noctua Slots/ });
  await press('{Enter}');
  await openByKeys();
  const recent = within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Noctua Slots']);
});

describe('users', () => {
  test('are found by admins by their e-mail address', async () => {
    const { here } = await openAs(['ADMINS'], { search: () => [] });
    await openByKeys();
    await press('noct');
    await userEvent.click(await screen.findByRole('option', { name: user.email }));
    expect(here()).toBe(`/admin/Users/${user.sub}`);
  });

  test('are not requested by other users', async () => {
    const listUsers = () => {
      throw new Error('Somebody who is no admin asks for users.');
    };
    await openAs(['PROVIDERS'], { search: () => [], listUsers });
    await openByKeys();
    await press('noctua');
    await screen.findByText(/No results for “noctua”/);
  });
});

describe('the state of the search', () => {
  test('is announced to screen readers', async () => {
    await openAs(['PROVIDERS'], { search: () => hits.filter(({ kind }) => kind === 'GAME') });
    await openByKeys();
    await press('noctua');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
  });

  test('is an error with a retry after a failure', async () => {
    let attempts = 0;
    const search = () => {
      attempts += 1;
      if (attempts === 1) throw new NotAllowed('Not this time.');
      return hits;
    };
    await openAs(['ADMINS'], { search, listUsers: () => JSON.stringify({ items: [] }) });
    await openByKeys();
    await press('noctua');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('option', { name: /Noctua Slots/ });
  });

  test('shows that the device is offline, and still opens pages', async () => {
    const { asked, here } = await openAs(['PROVIDERS']);
    const onLine = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    act(() => void window.dispatchEvent(new Event('offline')));
    await openByKeys();
    await press('games');
    await screen.findByText(/You are offline/);
    expect(asked).toEqual([]);
    await press('{Enter}');
    expect(here()).toBe('/provider/Games');
    if (onLine) Object.defineProperty(navigator, 'onLine', onLine);
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

test('Ctrl-K closes the search, and does not open it while another dialog is open', async () => {
  await openAs(['PROVIDERS']);
  await openByKeys();
  await press('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const other = document.createElement('dialog');
  document.body.append(other);
  other.showModal();
  await press('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  other.remove();
});

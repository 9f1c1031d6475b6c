import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { routes } from '#domain/routes';
import { createQueryClient } from '../../platform/api/query-client';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { companyOf } from '../../parts/companies/testing/company';
import { MenuList } from './menu-list';

const admin = [
  'Admin',
  'Overview',
  'Review queue2 waiting',
  'Support3 waiting',
  'Companies',
  'Users',
  'Audit Log',
  'Games',
  'Casinos',
];
const provider = ['Provider', 'Overview', 'Your games', 'Test Lab', 'Test Lab history'];
const operator = ['Operator', 'Overview', 'Game catalogue', 'Casinos'];

const waits = {
  since: '2026-11-20T10:00:00Z',
  company: companyOf({ owner: 'somebody' }),
  compliance: null,
  game: null,
  gameVersion: null,
  casino: null,
  rtpAlert: null,
};

const openRequest = {
  sub: null,
  email: 'guest@home.example',
  topic: 'PLAY' as const,
  subject: 'Lost round',
  status: 'OPEN' as const,
  createdAt: waits.since,
  updatedAt: waits.since,
};

const openMenu = async (groups: string[] | undefined, path = '/', nextToken: string | null = null) => {
  const items = ['01A', '01B'].map((id) => ({ id, kind: 'COMPANY' as const, ...waits }));
  const requests = ['01C', '01D', '01E'].map((id) => ({ ...openRequest, id }));
  const fake = fakePlatform({
    listReviewItems: () => ({ items, nextToken }),
    listSupportRequests: ({ status }) => ({ items: status === 'OPEN' ? requests : [], nextToken }),
  });
  if (groups) await fake.arrive('somebody@novalink.test', groups);
  render(
    <PlatformContext.Provider value={fake.platform}>
      <QueryClientProvider client={createQueryClient({ onSessionEnded: () => undefined })}>
        <MemoryRouter initialEntries={[path]}>
          <MenuList />
        </MemoryRouter>
      </QueryClientProvider>
    </PlatformContext.Provider>,
  );
  if (groups?.includes('ADMINS')) await waitFor(() => expect(screen.getAllByText('waiting')).toHaveLength(2));
};

const shownMenu = () =>
  screen.queryAllByRole('list').map((list) => {
    const links = within(list).getAllByRole('link');
    return [list.getAttribute('aria-labelledby'), ...links.map(({ textContent }) => textContent)];
  });

const named = (section: (string | null)[]) => [
  document.getElementById(section[0] ?? '')?.textContent,
  ...section.slice(1),
];

test.each<[string, string[] | undefined, string[][]]>([
  ['a visitor', undefined, []],
  ['an applicant', [], []],
  ['a provider', ['PROVIDERS'], [provider]],
  ['an operator', ['OPERATORS'], [operator]],
  ['an admin', ['ADMINS'], [admin, provider, operator]],
  ['an operator who is a provider as well', ['OPERATORS', 'PROVIDERS'], [operator, provider]],
])('shows %s the pages of their roles, starting with those of their home', async (_who, groups, sections) => {
  await openMenu(groups);
  expect(shownMenu().map(named)).toEqual(sections);
});

test.each([
  [routes.OperatorGames.path, 'Game catalogue'],
  [routes.TestLabHistory.path, 'Test Lab history'],
  ['/PROVIDER/GAMES', 'Your games'],
  ['/provider/Games/01KAJ3ZV8N4Q6T9XWCB2R5M7YD', 'Your games'],
  ['/provider', 'Overview'],
])('marks the open page or its parent at %s', async (path, label) => {
  await openMenu(['PROVIDERS', 'OPERATORS'], path);
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map(({ textContent }) => textContent)).toEqual([label]);
});

test('shows an admin the number of items in the review queue', async () => {
  await openMenu(['ADMINS'], '/', 'more');
  expect(screen.getByRole('link', { name: 'Review queue 2+ waiting' })).toHaveAttribute(
    'href',
    '/admin/Review',
  );
  expect(screen.getByRole('link', { name: 'Support 3+ waiting' })).toHaveAttribute('href', '/admin/Support');
});

import { expect, test } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PagedList } from '../../platform/api/paged-list';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import type { Table } from '../../ui/table/table';
import { TableList } from './table-list';
import { shownTitles } from './testing/table-rows';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly masts: number;
}

const size = 10_000;
/** The widest possible title. It is also the last one in alphabetical order. */
const wide = '船'.repeat(60);

const fleet: readonly Ship[] = Array.from({ length: size }, (_, index) => ({
  id: `${index}`,
  name: index === size - 1 ? wide : `Ship ${index}`,
  masts: index,
}));

const ships: Table<Ship> = {
  id: 'ships',
  caption: 'Ships',
  noun: { one: 'ship', many: 'ships' },
  title: { header: 'Ship', textOf: ({ name }) => name },
  columns: [{ id: 'masts', header: 'Masts', width: 100, align: 'end', valueOf: ({ masts }) => masts }],
};

const list: PagedList<Ship> = {
  state: 'ready',
  items: fleet,
  idOf: ({ id }) => id,
  requestId: 'all',
  error: null,
  refetch: () => undefined,
  isFetching: false,
  readAt: 0,
  hasMore: false,
  loadMore: () => undefined,
  isLoadingMore: false,
  moreError: null,
};

const open = async (search = '') => {
  const Page = () => <TableList table={ships} list={list} empty={<p>No ships yet</p>} />;
  const page = openPage(Page, fakePlatform({}).platform, `/ships${search}`);
  await screen.findByRole('table', { name: 'Ships' });
  return page;
};

test('counts 10,000 rows and draws only the first of them', async () => {
  await open();
  expect(screen.getByText('10,000 ships.')).toBeInTheDocument();
  const drawn = shownTitles();
  expect(drawn[0]).toBe('Ship 0');
  expect(drawn.length).toBeLessThanOrEqual(200);
});

test('sorts all 10,000 rows, not only those that are drawn', async () => {
  await open('?sort=-masts');
  const [first, second] = shownTitles();
  expect([first, second]).toEqual([wide, `Ship ${size - 2}`]);
});

test('searches all 10,000 rows', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Search ships'), wide.slice(0, 3));
  await waitFor(() => expect(shownTitles()).toEqual([wide]));
  expect(screen.getByText('1 of 10,000 ships found.')).toBeInTheDocument();
});

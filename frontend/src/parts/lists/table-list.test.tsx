import { afterEach, describe, expect, test, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { PagedList } from '../../platform/api/paged-list';
import { fakePlatform } from '../../platform/fake-platform';
import { openPage } from '../../platform/open-page';
import { RowMenu } from '../../ui/table/row-menu';
import type { Table } from '../../ui/table/table';
import { savedFiles } from '../wallet/testing/saved-files';
import { keepView } from './kept-view';
import { TableList } from './table-list';
import { openMenu, openRow, rowOf, shownTitles } from './testing/table-rows';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly flag: string | null;
  readonly masts: number;
}

const ship = (name: string, flag: string | null, masts: number): Ship => ({ id: name, name, flag, masts });
const fleet = [ship('Cutty', 'GB', 3), ship('Amerigo', 'IT', 10), ship('Belem', null, 2)];
const pressed: string[] = [];

const ships: Table<Ship> = {
  id: 'ships',
  caption: 'Ships',
  noun: { one: 'ship', many: 'ships' },
  title: { header: 'Ship', textOf: ({ name }) => name },
  columns: [
    { id: 'flag', header: 'Flag', width: 100, inCard: 'badge', valueOf: ({ flag }) => flag },
    { id: 'masts', header: 'Masts', width: 100, align: 'end', valueOf: ({ masts }) => masts },
    { id: 'port', header: 'Port', width: 100, isExtra: true, valueOf: () => 'Malta' },
  ],
  details: ({ name }) => <input aria-label={`Log of ${name}`} />,
  menu: ({ name }) => (
    <RowMenu
      name={name}
      steps={['Sail', 'Sink…'].map((label) => ({ label, onSelect: () => pressed.push(`${label} ${name}`) }))}
    />
  ),
};

const listOf = (items: readonly Ship[], changes: Partial<PagedList<Ship>> = {}): PagedList<Ship> => ({
  state: 'ready',
  items,
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
  ...changes,
});

const open = async (list = listOf(fleet), search = '', table = ships) => {
  const Page = () => <TableList table={table} list={list} empty={<p>No ships yet</p>} />;
  const page = openPage(Page, fakePlatform({}).platform, `/ships${search}`);
  await screen.findByRole('table', { name: 'Ships' });
  return page;
};

afterEach(() => {
  act(() => keepView({ isCompact: false, hidden: {} }));
  localStorage.clear();
  pressed.length = 0;
});

const header = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => userEvent.click(within(header(name)).getByRole('button'));
const search = (text: string) => userEvent.type(screen.getByLabelText('Search ships'), text);

test('has accessible names for the table, its columns and its rows', async () => {
  await open();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Ship',
    'Flag',
    'Masts',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Cutty' })).toBeInTheDocument();
  expect((await rowOf('Belem')).getByText('–')).toBeInTheDocument();
  expect(screen.getByText('3 ships.')).toBeInTheDocument();
});

describe('the order', () => {
  test('changes between ascending, descending and none, and is kept in the address', async () => {
    const { here } = await open();
    await sortBy('Masts');
    expect(shownTitles()).toEqual(['Belem', 'Cutty', 'Amerigo']);
    expect(header('Masts')).toHaveAttribute('aria-sort', 'ascending');
    await sortBy('Masts');
    expect(shownTitles()).toEqual(['Amerigo', 'Cutty', 'Belem']);
    expect(header('Masts')).toHaveAttribute('aria-sort', 'descending');
    expect(here()).toBe('/ships?sort=-masts');
    await sortBy('Masts');
    expect(shownTitles()).toEqual(['Cutty', 'Amerigo', 'Belem']);
    expect(header('Masts')).not.toHaveAttribute('aria-sort');
    expect(here()).toBe('/ships');
  });

  test('puts rows without a value last in both directions', async () => {
    await open(listOf(fleet), '?sort=flag');
    expect(shownTitles()).toEqual(['Cutty', 'Amerigo', 'Belem']);
    await sortBy('Flag');
    expect(shownTitles()).toEqual(['Amerigo', 'Cutty', 'Belem']);
  });

  test('of a column that does not exist is ignored', async () => {
    await open(listOf(fleet), '?sort=-tonnage');
    expect(shownTitles()).toEqual(['Cutty', 'Amerigo', 'Belem']);
  });

  test('of a list in pages covers only loaded rows, states this, and loads the others on demand', async () => {
    let resolve: () => void = () => undefined;
    const Page = () => {
      const [loaded, setLoaded] = useState(1);
      resolve = () => act(() => setLoaded(3));
      const list = listOf(fleet.slice(0, loaded), { hasMore: loaded < 3, loadMore: () => resolve() });
      return <TableList table={ships} list={list} empty={null} />;
    };
    openPage(Page, fakePlatform({}).platform, '/ships?sort=title');
    expect(
      await screen.findByText('1 ship loaded; there are more. Sorting covers only the loaded ships.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Load all ships' }));
    await waitFor(() => expect(shownTitles()).toEqual(['Amerigo', 'Belem', 'Cutty']));
    expect(screen.getByText('3 ships.')).toBeInTheDocument();
  });
});

describe('the search', () => {
  test('finds words in any column while typing, and keeps them in the address', async () => {
    const { here } = await open();
    await search('it amer');
    await waitFor(() => expect(shownTitles()).toEqual(['Amerigo']));
    expect(here()).toBe('/ships?q=it+amer');
    expect(screen.getByText('1 of 3 ships found.')).toBeInTheDocument();
  });

  test('offers to clear a search without results', async () => {
    await open();
    await search('zzz');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(shownTitles()).toHaveLength(3);
    expect(screen.getByLabelText('Search ships')).toHaveValue('');
  });

  test('is focused with the key /, but a / in the input is text', async () => {
    await open();
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search ships')).toHaveFocus();
    await userEvent.keyboard('a/b');
    expect(screen.getByLabelText('Search ships')).toHaveValue('a/b');
  });
});

describe('by keyboard', () => {
  test('arrows move between rows, from the search to the first one', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Search ships'));
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Cutty' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Belem' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('button', { name: 'Amerigo' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('the menu of a row focuses its first step, and returns the focus when it closes', async () => {
    await open();
    const row = await openMenu('Cutty');
    expect(row.getByRole('menuitem', { name: 'Sail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(row.getByRole('menuitem', { name: 'Sink…' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(row.getByRole('button', { name: 'Actions for Cutty' })).toHaveFocus();
    expect(row.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}{ArrowUp}{Enter}');
    expect(pressed).toEqual(['Sink… Cutty']);
  });

  test('Space on the link of a row selects the row', async () => {
    const Page = () => {
      const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
      const linked = { ...ships, title: { ...ships.title, to: ({ id }: Ship) => `/ships/${id}` } };
      const selection = { chosen, onChange: setChosen, verb: 'Choose' };
      return <TableList table={linked} list={listOf(fleet)} empty={null} selection={selection} />;
    };
    openPage(Page, fakePlatform({}).platform, '/ships');
    (await screen.findByRole('link', { name: 'Amerigo' })).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Choose Amerigo' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all ships shown' }));
    for (const { name } of fleet)
      expect(screen.getByRole('checkbox', { name: `Choose ${name}` })).toBeChecked();
  });
});

test('closed details keep their input', async () => {
  await open();
  const row = await openRow('Cutty');
  await userEvent.type(row.getByLabelText('Log of Cutty'), 'Calm sea');
  await userEvent.click(row.getByRole('button', { name: 'Cutty' }));
  expect(row.getByLabelText('Log of Cutty')).not.toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Cutty' }));
  expect(row.getByLabelText('Log of Cutty')).toHaveValue('Calm sea');
});

describe('the view', () => {
  test('shows and hides columns, and stores the choice on the device', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Port' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Flag' }));
    expect(header('Port')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Flag' })).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('novalink.tables') ?? '')).toEqual({
      isCompact: false,
      hidden: { ships: ['flag'] },
    });
  });

  test('can show compact rows', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
    expect(screen.getByRole('rowheader', { name: 'Cutty' })).toHaveClass('h-9');
  });

  test('is cards on a narrow screen', async () => {
    const wide = globalThis.matchMedia;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: true }),
    );
    const Page = () => <TableList table={ships} list={listOf(fleet)} empty={null} />;
    openPage(Page, fakePlatform({}).platform, '/ships');
    const card = within(await screen.findByRole('article', { name: 'Amerigo' }));
    expect(card.getByText('IT')).toBeInTheDocument();
    expect(card.getByText('Masts').nextElementSibling).toHaveTextContent('10');
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Masts, descending');
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Amerigo',
      'Cutty',
      'Belem',
    ]);
    vi.restoreAllMocks();
  });
});

test('the exported file contains the shown rows and columns, and no formulas', async () => {
  const files = savedFiles();
  await open(listOf([...fleet, ship('=1+1', 'a "b", c', 1)]), '?sort=masts');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe(
    ['Ship,Flag,Masts', `'=1+1,"a ""b"", c",1`, 'Belem,,2', 'Cutty,GB,3', 'Amerigo,IT,10', ''].join('\r\n'),
  );
});

test('draws two hundred of many rows, and more on request', async () => {
  const many = Array.from({ length: 450 }, (_, index) => ship(`Ship ${index}`, 'MT', index));
  await open(listOf(many), '', {
    id: 'ships',
    caption: 'Ships',
    noun: ships.noun,
    title: ships.title,
    columns: [],
  });
  expect(shownTitles()).toHaveLength(200);
  expect(screen.getByText('450 ships.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 200 more of 450 loaded ships' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show 50 more of 450 loaded ships' }));
  expect(shownTitles()).toHaveLength(450);
});

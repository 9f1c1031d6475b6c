import { describe, expect, test } from 'vitest';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { NotAllowed, Unreachable } from '../../platform/api/errors';
import type { PagedList } from '../../platform/api/paged-list';
import { List } from './list';
import { ListFrame } from './list-frame';

const pagedList = (changes: Partial<PagedList<string>> = {}): PagedList<string> => ({
  state: 'ready',
  items: ['Aurora'],
  idOf: (name) => name,
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

const shared = { label: 'Games', children: (name: string) => name, empty: <p>No games yet</p> };
const show = (changes: Partial<PagedList<string>>) => render(<List {...shared} list={pagedList(changes)} />);
const names = () => screen.queryAllByRole('listitem').map((entry) => entry.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const unreachable = 'Could not reach NovaLink. Check your connection and try again.';

test('shows that it is loading, and not that it is empty', () => {
  const { container } = show({ state: 'loading', items: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
});

test('shows what to do next when there are no items', () => {
  const { container } = show({ items: [] });
  expect(screen.getByText('No games yet')).toBeInTheDocument();
  expect(container.querySelector('[aria-busy=true]')).not.toBeInTheDocument();
});

test('offers to clear the filters when nothing matches, and moves the focus to the list', async () => {
  const Games = () => {
    const [letter, setLetter] = useState<string | undefined>('z');
    const list = letter === undefined ? pagedList() : pagedList({ items: [], requestId: letter });
    const filter = letter === undefined ? undefined : { onClear: () => setLetter(undefined) };
    return <List {...shared} list={list} filter={filter} />;
  };
  render(<Games />);
  expect(screen.getByRole('heading', { name: 'No results' })).toBeInTheDocument();
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
  await userEvent.click(button('Clear filters'));
  expect(names()).toEqual(['Aurora']);
  expect(document.activeElement).toContainElement(screen.getByRole('list'));
  expect(document.body).not.toHaveFocus();
});

test('marks the items of the previous filter as busy, and does not show the list as empty', () => {
  const { rerender } = show({ state: 'stale' });
  expect(screen.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  rerender(<List {...shared} list={pagedList({ state: 'stale', items: [] })} />);
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
});

test('shows a failure beside earlier items, and offers a retry', async () => {
  const Games = () => {
    const [items, setItems] = useState(['Aurora']);
    const error = items.length === 1 ? new Unreachable() : null;
    const refetch = () => setItems(['Aurora', 'Borealis']);
    return <List {...shared} list={pagedList({ items, error, refetch })} />;
  };
  render(<Games />);
  expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
  expect(names()).toEqual(['Aurora']);
  await userEvent.click(button('Try again'));
  expect(names()).toEqual(['Aurora', 'Borealis']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows neither items nor a retry if the caller has no access to the list', () => {
  show({ state: 'forbidden', error: new NotAllowed() });
  expect(screen.getByRole('alert')).toHaveTextContent('You do not have permission to do this.');
  expect(names()).toEqual([]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('frames a table as well as rows', () => {
  const rows = (items: readonly string[]) => (
    <table>
      <tbody>
        <tr>
          <td>{items.join()}</td>
        </tr>
      </tbody>
    </table>
  );
  render(
    <ListFrame list={pagedList()} empty={shared.empty}>
      {rows}
    </ListFrame>,
  );
  expect(screen.getByRole('cell')).toHaveTextContent('Aurora');
});

describe('the next page', () => {
  /** Loads one item per press. The test completes each request. */
  const openPages = (pages: readonly string[], fails = false) => {
    let finish: () => void = () => undefined;
    const Games = () => {
      const [shown, setShown] = useState(1);
      const [isLoadingMore, setLoading] = useState(false);
      const [moreError, setError] = useState<Error | null>(null);
      const loadMore = () => {
        setLoading(true);
        setError(null);
        finish = () => {
          setLoading(false);
          if (fails && moreError === null) setError(new Unreachable());
          else setShown(shown + 1);
        };
      };
      const hasMore = shown < pages.length;
      const items = pages.slice(0, shown);
      return <List {...shared} list={pagedList({ items, hasMore, loadMore, isLoadingMore, moreError })} />;
    };
    const { container } = render(<Games />);
    const status = () => container.querySelector('[aria-live]');
    return { finish: () => act(() => finish()), status };
  };

  test('is announced, and the focus stays on the button while there is more', async () => {
    const { finish, status } = openPages(['Aurora', 'Borealis', 'Comet']);
    expect(status()).toBeEmptyDOMElement();
    await userEvent.click(button('Show more'));
    expect(status()).toHaveTextContent('Loading more…');
    finish();
    expect(status()).toHaveTextContent('1 more loaded, 2 in total.');
    expect(button('Show more')).toHaveFocus();
  });

  test('moves the focus to the status after the last one', async () => {
    const { finish, status } = openPages(['Aurora', 'Borealis']);
    await userEvent.click(button('Show more'));
    finish();
    expect(names()).toEqual(['Aurora', 'Borealis']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(status()).toHaveFocus();
  });

  test('is retried with the same button below the items after a failure', async () => {
    const { finish, status } = openPages(['Aurora', 'Borealis', 'Comet'], true);
    await userEvent.click(button('Show more'));
    finish();
    expect(names()).toEqual(['Aurora']);
    expect(screen.getByRole('alert')).toHaveTextContent(unreachable);
    expect(status()).toBeEmptyDOMElement();
    expect(button('Try again')).toHaveFocus();
    await userEvent.click(button('Try again'));
    finish();
    expect(names()).toEqual(['Aurora', 'Borealis']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is offered below an empty page that is not the last', () => {
    show({ items: [], hasMore: true });
    expect(button('Show more')).toBeInTheDocument();
    expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
  });
});

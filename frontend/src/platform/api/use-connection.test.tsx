import { expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakePlatform } from '../fake-platform';
import { type Platform, PlatformContext } from '../platform';
import { NotAllowed, Refused } from './errors';
import type { PageOf } from './full-page';
import type { Operation } from './operation';
import { createQueryClient } from './query-client';
import { useConnection } from './use-connection';
import { pass } from '../../../testing/pass';

interface Name {
  readonly id: string;
  readonly text: string;
}
interface Variables {
  readonly letter?: string;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}
const listNames: Operation<{ readonly names: PageOf<Name> }, Variables> = {
  document: 'query ListNames { names }',
  nullable: false,
};

interface Request {
  readonly variables: Variables;
  readonly signal: AbortSignal | undefined;
  readonly answer: (page: PageOf<Name>) => Promise<void>;
  readonly fail: (fault: Error) => Promise<void>;
}

const page = (ids: string, nextToken: string | null = null): PageOf<Name> => ({
  items: Array.from(ids, (id) => ({ id, text: `name ${id}` })),
  nextToken,
});

const settled = (settle: () => void): Promise<void> =>
  act(async () => {
    settle();
    await Promise.resolve();
  });

interface Asked {
  readonly letter?: string;
  readonly owner?: string;
  readonly revision?: number;
}
interface Reading {
  readonly fillTo?: number;
  readonly refetchInterval?: (items: readonly Name[]) => number | false;
}

/** A server that answers each request when the test says so. */
const read = (reading: Reading = {}) => {
  const requests: Request[] = [];
  const send = (_: unknown, variables: Variables, options?: { readonly signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      requests.push({
        variables,
        signal: options?.signal,
        answer: (names) => settled(() => resolve({ names })),
        fail: (fault) => settled(() => reject(fault)),
      });
    });
  const platform = { ...fakePlatform().platform, api: { send: send as Platform['api']['send'] } };
  const queries = createQueryClient({ onSessionEnded: () => undefined });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformContext.Provider value={platform}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext.Provider>
  );
  const { result, rerender } = renderHook(
    ({ letter, owner = 'maria', revision }: Asked) =>
      useConnection({
        ...reading,
        operation: listNames,
        key: ['names', owner],
        variables: letter === undefined ? {} : { letter },
        connectionIn: ({ names }) => names,
        idOf: ({ id }) => id,
        ...(revision !== undefined && { revision }),
      }),
    { wrapper, initialProps: {} },
  );
  const request = async (number: number): Promise<Request> => {
    await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(number));
    const found = requests[number - 1];
    if (!found) throw new Error(`There is no request ${number}.`);
    return found;
  };
  const ids = () => result.current.items?.map(({ id }) => id).join('');
  const loadMore = () => act(() => result.current.loadMore());
  return { list: () => result.current, ids, rerender, request, requests, loadMore };
};

const refused = new Refused('input.invalid', { field: 'letter' });

test('reads the first page, and then the next pages by their tokens', async () => {
  const { list, ids, request, requests, loadMore } = read();
  expect(list()).toMatchObject({ state: 'loading', items: undefined, hasMore: false });
  await (await request(1)).answer(page('ab', 'second'));
  await waitFor(() => expect(list()).toMatchObject({ state: 'ready', hasMore: true }));
  expect(ids()).toBe('ab');
  loadMore();
  await waitFor(() => expect(list().isLoadingMore).toBe(true));
  loadMore();
  await (await request(2)).answer(page('cd'));
  await waitFor(() => expect(ids()).toBe('abcd'));
  expect(list()).toMatchObject({ state: 'ready', hasMore: false, isLoadingMore: false });
  expect(requests.map(({ variables }) => variables)).toEqual([{}, { nextToken: 'second' }]);
});

test('shows an item of two pages only once, with its latest values', async () => {
  const { list, ids, request, loadMore } = read();
  await (await request(1)).answer(page('abc', 'second'));
  await waitFor(() => expect(list().hasMore).toBe(true));
  loadMore();
  const moved = { id: 'b', text: 'a newer name' };
  await (await request(2)).answer({ items: [moved, ...page('d').items], nextToken: null });
  await waitFor(() => expect(ids()).toBe('abcd'));
  expect(list().items?.[1]).toEqual(moved);
});

test('reports why the first page could not be read, and reads it again', async () => {
  const { list, ids, request } = read();
  await (await request(1)).fail(refused);
  await waitFor(() => expect(list()).toMatchObject({ state: 'failed', error: refused, moreError: null }));
  act(() => list().refetch());
  await waitFor(() => expect(list()).toMatchObject({ state: 'loading', error: null }));
  await (await request(2)).answer(page('a'));
  await waitFor(() => expect(ids()).toBe('a'));
});

test('keeps the items when a further page fails, and tries that page again', async () => {
  const { list, ids, request, loadMore } = read();
  await (await request(1)).answer(page('ab', 'second'));
  await waitFor(() => expect(list().hasMore).toBe(true));
  loadMore();
  await (await request(2)).fail(refused);
  await waitFor(() => expect(list().moreError).toBe(refused));
  expect(list()).toMatchObject({ state: 'ready', error: null, hasMore: true, isLoadingMore: false });
  expect(ids()).toBe('ab');
  loadMore();
  await waitFor(() => expect(list().moreError).toBeNull());
  const again = await request(3);
  expect(again.variables).toEqual({ nextToken: 'second' });
  await again.answer(page('c'));
  await waitFor(() => expect(ids()).toBe('abc'));
});

test('keeps the items when reading them again fails, and reports the failure', async () => {
  const { list, ids, request } = read();
  await (await request(1)).answer(page('ab'));
  await waitFor(() => expect(ids()).toBe('ab'));
  act(() => list().refetch());
  await (await request(2)).fail(refused);
  await waitFor(() => expect(list()).toMatchObject({ state: 'ready', error: refused, moreError: null }));
  expect(ids()).toBe('ab');
});

test('reports missing access to a list, even if the caller had access before', async () => {
  const { list, request } = read();
  await (await request(1)).answer(page('ab'));
  await waitFor(() => expect(list().state).toBe('ready'));
  act(() => list().refetch());
  await (await request(2)).fail(new NotAllowed());
  await waitFor(() => expect(list().state).toBe('forbidden'));
});

test('keeps the items of the previous filter as stale, and ignores late responses to it', async () => {
  const { list, ids, request, rerender } = read();
  await (await request(1)).answer(page('ab', 'second'));
  await waitFor(() => expect(ids()).toBe('ab'));
  rerender({ letter: 'x' });
  expect(list()).toMatchObject({ state: 'stale', hasMore: false });
  expect(ids()).toBe('ab');
  const slow = await request(2);
  rerender({ letter: 'y' });
  const wanted = await request(3);
  expect(slow.signal?.aborted).toBe(true);
  expect(wanted.signal?.aborted).toBe(false);
  await wanted.answer(page('y'));
  await waitFor(() => expect(list().state).toBe('ready'));
  await slow.answer(page('x'));
  expect(ids()).toBe('y');
  expect(wanted.variables).toEqual({ letter: 'y' });
});

test('shows no items of the previous filter when the new one fails', async () => {
  const { list, ids, request, rerender } = read();
  await (await request(1)).answer(page('ab'));
  await waitFor(() => expect(ids()).toBe('ab'));
  rerender({ letter: 'x' });
  await (await request(2)).fail(refused);
  await waitFor(() => expect(list()).toMatchObject({ state: 'failed', items: undefined, error: refused }));
});

test('does not show items of one list in another list', async () => {
  const { list, ids, request, rerender } = read();
  await (await request(1)).answer(page('ab'));
  await waitFor(() => expect(ids()).toBe('ab'));
  rerender({ owner: 'olaf' });
  expect(list()).toMatchObject({ state: 'loading', items: undefined });
});

test('reads the list again for a new revision', async () => {
  const { ids, request, rerender } = read();
  await (await request(1)).answer(page('ab'));
  await waitFor(() => expect(ids()).toBe('ab'));
  rerender({ revision: 2 });
  expect(ids()).toBe('ab');
  const again = await request(2);
  expect(again.variables).toEqual({});
  await again.answer(page('abc'));
  await waitFor(() => expect(ids()).toBe('abc'));
});

test('fills a page that has few items because of the server’s filter', async () => {
  const { list, ids, request, requests } = read({ fillTo: 2 });
  await (await request(1)).answer(page('a', 'second'));
  await (await request(2)).answer(page('b', 'third'));
  await waitFor(() => expect(ids()).toBe('ab'));
  expect(list().hasMore).toBe(true);
  expect(requests.map(({ variables }) => variables)).toEqual([
    { limit: 2 },
    { limit: 2, nextToken: 'second' },
  ]);
});

test('reads the pages again as long as their items require it', async () => {
  vi.useFakeTimers();
  const { ids, request, requests } = read({
    refetchInterval: (items) => (items.some(({ id }) => id === 'a') ? 20_000 : false),
  });
  await (await request(1)).answer(page('a'));
  await pass(20_000);
  await (await request(2)).answer(page('b'));
  await pass(60_000);
  expect(ids()).toBe('b');
  expect(requests).toHaveLength(2);
});

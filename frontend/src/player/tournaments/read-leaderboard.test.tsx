import { beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { TournamentStatus } from '#domain/generated/types';
import { createQueryClient } from '../../platform/api/query-client';
import { Unreachable } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { PlatformContext } from '../../platform/platform';
import { useLeaderboard } from './read-leaderboard';
import { tournamentId } from '../../parts/tournaments/testing/tournament-of';

beforeEach(() => void vi.useFakeTimers());

const standing = (entryId: string, score: number) => ({
  ...{ entryId, score: `${score}`, rounds: score, order: `${score}`.padStart(4, '0') },
});
const named = (entryId: string, score: number) => ({ ...standing(entryId, score), name: entryId });

interface Opened {
  readonly status?: TournamentStatus;
  readonly ranked?: number;
  readonly everyMs?: number;
}

/** The hook on a page, with its server. */
const open = async ({ status = 'RUNNING', ranked = 2, everyMs = 3_000 }: Opened = {}) => {
  const server = { reads: 0, isDown: false, top: [named('ann', 5), named('bea', 3)], ranked };
  const fake = fakePlatform({
    getLeaderboard: () => {
      server.reads += 1;
      if (server.isDown) throw new Unreachable('Offline');
      const { top } = server;
      return { top, boundaries: [], ranked: server.ranked, own: null, at: '2026-11-20T19:00:00.000Z' };
    },
  });
  const queries = createQueryClient({ onSessionEnded: () => undefined });
  const around = ({ children }: { readonly children: ReactNode }) => (
    <PlatformContext.Provider value={fake.platform}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext.Provider>
  );
  const { result, rerender, unmount } = renderHook(
    (shown: TournamentStatus) => useLeaderboard({ id: tournamentId, status: shown }, everyMs),
    { initialProps: status, wrapper: around },
  );
  const { variables, start, deliver, stop } = fake.subscriptions;
  await pass(0);
  return {
    server,
    subscribed: variables,
    start: () => act(start),
    deliver: (...standings: object[]) => act(() => deliver({ onLeaderboardChange: { standings } })),
    deliverNothing: () => act(() => deliver({ onLeaderboardChange: null })),
    stop: () => act(stop),
    top: () => result.current.data?.top.map(({ name, score }) => `${name} ${score}`),
    error: () => result.current.error,
    rerender,
    unmount,
  };
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The hook after its subscription has started and the leaderboard has been read again. */
const openFollowed = async () => {
  const page = await open();
  page.start();
  await pass(2_600);
  const { reads } = page.server;
  return { ...page, readsSince: () => page.server.reads - reads };
};

describe('a running leaderboard', () => {
  test('shows delivered changes without another request', async () => {
    const { subscribed, deliver, deliverNothing, top, readsSince } = await openFollowed();
    expect(subscribed()).toEqual([{ tournamentId }]);
    deliver(standing('bea', 6));
    deliverNothing();
    expect(top()).toEqual(['bea 6', 'ann 5']);
    await pass(59_000);
    expect(readsSince()).toBe(0);
  });

  test('is read once a minute, because changes can be lost', async () => {
    const { deliver, readsSince } = await openFollowed();
    for (let second = 1; second <= 60; second += 1) {
      deliver(standing('bea', 3 + second));
      await pass(1_000);
    }
    expect(readsSince()).toBe(1);
  });

  test('is read for the name of a new entry', async () => {
    const { server, deliver, top, readsSince } = await openFollowed();
    deliver(standing('cyd', 9));
    expect(top()).toEqual(['ann 5', 'bea 3']);
    server.top = [named('cyd', 9), ...server.top];
    server.ranked = 3;
    await pass(2_600);
    expect(top()).toEqual(['cyd 9', 'ann 5', 'bea 3']);
    await pass(50_000);
    expect(readsSince()).toBe(1);
  });

  test('keeps a change that is newer than the response', async () => {
    const { deliver, top, readsSince } = await openFollowed();
    deliver(standing('bea', 6));
    await pass(60_000);
    expect([readsSince(), top()]).toEqual([1, ['bea 6', 'ann 5']]);
  });

  test.each([3_000, 10_000])('is read every %d ms until the subscription starts', async (everyMs) => {
    const { server } = await open({ everyMs });
    await pass(2 * everyMs);
    expect(server.reads).toBe(3);
  });

  test('is read every few seconds while the subscription is stopped, and once after it', async () => {
    const { server, start, stop, deliver, top, readsSince } = await openFollowed();
    deliver(standing('bea', 6));
    stop();
    expect(top()).toEqual(['bea 6', 'ann 5']);
    server.top = [named('ann', 8), named('bea', 6)];
    await pass(6_000);
    expect([readsSince(), top()]).toEqual([2, ['ann 8', 'bea 6']]);
    start();
    await pass(2_600);
    expect(readsSince()).toBe(3);
    await pass(57_000);
    expect(readsSince()).toBe(3);
  });

  test('keeps its entries when it cannot be read', async () => {
    const { server, deliver, top, error } = await openFollowed();
    server.isDown = true;
    await pass(120_000);
    expect(error()).toBeInstanceOf(Unreachable);
    deliver(standing('bea', 6));
    expect(top()).toEqual(['bea 6', 'ann 5']);
  });

  test('that is longer than one response is read without a subscription', async () => {
    const { server, subscribed } = await open({ ranked: 3 });
    await pass(6_000);
    expect([server.reads, subscribed()]).toEqual([3, []]);
  });

  test('that becomes longer than one response ends its subscription', async () => {
    const { server, deliver, subscribed } = await openFollowed();
    server.ranked = 3;
    deliver(standing('cyd', 1));
    await pass(2_600);
    expect(subscribed()).toEqual([]);
    const { reads } = server;
    await pass(3_000);
    expect(server.reads).toBe(reads + 1);
  });

  test('ends its subscription with the page', async () => {
    const { subscribed, unmount } = await openFollowed();
    unmount();
    expect(subscribed()).toEqual([]);
  });
});

test('a leaderboard that becomes final is read once more, and its subscription ends', async () => {
  const { server, subscribed, top, rerender, readsSince } = await openFollowed();
  rerender('SETTLING');
  expect(subscribed()).toHaveLength(1);
  server.top = [named('bea', 3)];
  rerender('SETTLED');
  await pass(120_000);
  expect([readsSince(), top(), subscribed()]).toEqual([1, ['bea 3'], []]);
});

test.each(['SETTLED', 'CANCELLED'] as const)('a leaderboard of status %s is read once', async (status) => {
  const { server, subscribed } = await open({ status });
  await pass(120_000);
  expect([server.reads, subscribed()]).toEqual([1, []]);
});

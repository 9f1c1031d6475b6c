import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createConnection } from './connection';
import { createServerClock } from './server-clock';

const now = Date.parse('2026-11-23T12:00:00Z');
const answer = (status: number, headers: Record<string, string> = {}) =>
  ({ status, headers: new Map(Object.entries(headers)) }) as unknown as Response;

beforeEach(() => void vi.useFakeTimers({ now }));

/** A server that responds intermittently, and the page's connection to it. */
const server = (...turns: (number | 'nothing')[]) => {
  let asked = 0;
  const fetch = () => {
    const turn = turns[Math.min(asked, turns.length - 1)];
    asked += 1;
    return turn === 'nothing' || turn === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(answer(turn));
  };
  const connection = createConnection({
    fetch,
    clock: { learn: () => undefined },
    probe: () => connection.fetch('/api/v1/health'),
  });
  const reported: boolean[] = [];
  connection.watch(() => reported.push(connection.isReachable()));
  return { ...connection, reported, asked: () => asked };
};

describe('a server that', () => {
  test.each([['nothing'], [502], [503], [504]] as const)(
    'answers %s is checked until it responds again',
    async (turn) => {
      const site = server(turn, turn, 200);
      await site.fetch('/graphql').catch(() => undefined);
      expect(site.isReachable()).toBe(false);
      await vi.advanceTimersByTimeAsync(3_000);
      expect([site.asked(), site.isReachable()]).toEqual([2, false]);
      await vi.advanceTimersByTimeAsync(6_000);
      expect([site.asked(), site.reported]).toEqual([3, [false, true]]);
      await vi.advanceTimersByTimeAsync(300_000);
      expect(site.asked()).toBe(3);
    },
  );

  test.each([200, 400, 403, 404, 429, 500])('responds with %d is reachable', async (status) => {
    const site = server(status);
    await site.fetch('/graphql');
    expect([site.isReachable(), site.reported]).toEqual([true, []]);
  });

  test('does not respond is checked every half minute, and at once on request', async () => {
    const site = server('nothing');
    await site.fetch('/graphql').catch(() => undefined);
    await vi.advanceTimersByTimeAsync(3_000 + 6_000 + 12_000 + 10 * 30_000);
    expect(site.asked()).toBe(14);
    await site.check();
    expect(site.asked()).toBe(15);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(site.asked()).toBe(16);
    expect(site.reported).toEqual([false]);
  });
});

test('ignores aborted requests', async () => {
  const site = server('nothing');
  const given = AbortSignal.abort();
  await site.fetch('/graphql', { signal: given }).catch(() => undefined);
  expect(site.isReachable()).toBe(true);
});

describe('the clock of the server', () => {
  const day = 86_400_000;
  const clockAfter = (headers: Record<string, string>, device: number) => {
    const clock = createServerClock(() => device);
    clock.learn(answer(200, headers).headers);
    return clock.now();
  };
  const date = new Date(now).toUTCString();

  test.each([
    ['a day ahead', now + day],
    ['a day behind', now - day],
    ['two minutes behind', now - 120_000],
  ])('corrects a device that is %s', (_, device) => {
    expect(clockAfter({ date }, device)).toBe(now);
  });

  test('includes the age of a cached response', () => {
    expect(clockAfter({ date, age: '3600' }, now)).toBe(now + 3_600_000);
    expect(clockAfter({ date, age: '30' }, now + 30_000)).toBe(now + 30_000);
  });

  test.each([
    ['a few seconds', { date: new Date(now - 5_000).toUTCString() }],
    ['an answer without a date', {}],
    ['an answer with nonsense', { date: 'yesterday', age: 'old' }],
  ])('is not corrected by %s', (_, headers: Record<string, string>) => {
    expect(clockAfter(headers, now)).toBe(now);
  });
});

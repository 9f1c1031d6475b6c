import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Operation } from '../api/operation';
import { testConfig } from '../api/test-config';
import { createRealTimeClient } from './real-time-client';
import { fakeSockets } from './testing/fake-socket';

beforeEach(() => void vi.useFakeTimers());

const onScore: Operation<{ readonly score: number | null }, { readonly game: string }> = {
  document: 'subscription OnScore($game: ID!) { score(game: $game) }',
  nullable: true,
};

/** The client of a page whose session, visibility and network are controlled by the test. */
const openClient = () => {
  const network = fakeSockets();
  const renewals: boolean[] = [];
  const page = { isActive: true, notify: () => undefined as unknown };
  const state = { isSignedIn: true };
  const client = createRealTimeClient({
    config: () => Promise.resolve(testConfig),
    session: ({ renew }) => {
      renewals.push(renew);
      const accessToken = `token ${renewals.filter(Boolean).length}`;
      return Promise.resolve(
        state.isSignedIn ? { sub: 'maria', email: 'maria@studio.test', groups: [], accessToken } : undefined,
      );
    },
    page: {
      isActive: () => page.isActive,
      watch: (changed) => {
        page.notify = changed;
      },
    },
    openSocket: network.openSocket,
    random: () => 1,
  });
  const begin = (game: string) => {
    const reported: unknown[] = [];
    const end = client.subscribe(
      onScore,
      { game },
      {
        onStart: () => reported.push('start'),
        onData: (data) => reported.push(data),
        onStop: () => reported.push('stop'),
      },
    );
    return { reported, end };
  };
  const subscribe = async (game = 'reels') => {
    const begun = begin(game);
    await pass(0);
    return begun;
  };
  const setActive = async (isActive: boolean) => {
    page.isActive = isActive;
    page.notify();
    await pass(0);
  };
  return { ...network, begin, subscribe, setActive, renewals, state };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A subscription that has started. */
const openStarted = async () => {
  const client = openClient();
  const { reported, end } = await client.subscribe();
  client.last().accept();
  await pass(0);
  client.last().say({ type: 'start_ack', id: '1' });
  return { ...client, reported, end };
};

describe('a subscription', () => {
  test('connects with the token, starts and delivers data', async () => {
    const { last, subscribe } = openClient();
    const { reported } = await subscribe();
    expect(last().address).toBe('wss://api.test/graphql/realtime');
    expect(last().protocols[0]).toBe('graphql-ws');
    expect(last().authorization()).toEqual({ host: 'api.test', Authorization: 'token 0' });
    expect(last().sent).toEqual([]);
    last().accept();
    await pass(0);
    const request = JSON.stringify({ query: onScore.document, variables: { game: 'reels' } });
    const authorization = { host: 'api.test', Authorization: 'token 0' };
    expect(last().sent).toEqual([
      { type: 'connection_init' },
      { type: 'start', id: '1', payload: { data: request, extensions: { authorization } } },
    ]);
    expect(reported).toEqual([]);
    last().say({ type: 'start_ack', id: '1' });
    last().say({ type: 'data', id: '1', payload: { data: { score: 7 } } });
    last().say({ type: 'data', id: '9', payload: { data: { score: 8 } } });
    expect(reported).toEqual(['start', { score: 7 }]);
  });

  test('ignores messages outside of the protocol', async () => {
    const { last, reported, opened } = await openStarted();
    last().onmessage?.({ data: 'no JSON' });
    last().say({ type: 7 });
    last().say({ type: 'ka' });
    expect(reported).toEqual(['start']);
    expect(opened).toHaveLength(1);
  });

  test('shares the connection with others', async () => {
    const { opened, last, subscribe, reported } = await openStarted();
    const other = await subscribe('slots');
    expect(opened).toHaveLength(1);
    expect(last().ids('start')).toEqual(['1', '2']);
    last().say({ type: 'start_ack', id: '2' });
    last().say({ type: 'data', id: '2', payload: { data: { score: 1 } } });
    expect([reported, other.reported]).toEqual([['start'], ['start', { score: 1 }]]);
  });

  test('that has ended is stopped, and delivers nothing more', async () => {
    const { last, subscribe, reported, end } = await openStarted();
    const other = await subscribe('slots');
    end();
    end();
    last().say({ type: 'data', id: '1', payload: { data: { score: 7 } } });
    expect(reported).toEqual(['start']);
    expect(last().ids('stop')).toEqual(['1']);
    await pass(60_000);
    expect(last().isClosed()).toBe(false);
    other.end();
    await pass(60_000);
    expect(last().isClosed()).toBe(true);
  });

  test('that starts soon after the last one has ended uses the same connection', async () => {
    const { opened, last, subscribe, end } = await openStarted();
    end();
    await pass(1_000);
    await subscribe();
    await pass(60_000);
    expect([opened.length, last().isClosed()]).toEqual([1, false]);
  });

  test('that ends before the connection is open opens no connection', async () => {
    const { opened, begin } = openClient();
    begin('reels').end();
    await pass(600_000);
    expect(opened).toHaveLength(0);
  });
});

describe('a lost connection', () => {
  test('is opened again with growing delays, and starts the subscriptions again', async () => {
    const { opened, last, reported } = await openStarted();
    last().break();
    expect(reported).toEqual(['start', 'stop']);
    for (const [delay, count] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 4],
    ] as const) {
      await pass(delay - 1);
      expect(opened).toHaveLength(count - 1);
      await pass(1);
      expect(opened).toHaveLength(count);
      if (count < 4) last().break();
    }
    last().accept();
    await pass(0);
    last().say({ type: 'start_ack', id: '1' });
    expect(reported).toEqual(['start', 'stop', 'start']);
  });

  test('is retried at most every minute', async () => {
    const { opened, last } = await openStarted();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      last().break();
      await pass(60_000);
    }
    const before = opened.length;
    last().break();
    await pass(59_999);
    expect(opened).toHaveLength(before);
    await pass(1);
    expect(opened).toHaveLength(before + 1);
  });

  test('that was open for some time is opened again without the delays of earlier failures', async () => {
    const { opened, last } = await openStarted();
    last().break();
    await pass(1_000);
    last().accept();
    await pass(60_000);
    last().break();
    await pass(1_000);
    expect(opened).toHaveLength(3);
  });

  test('is noticed when the server is silent for longer than it announced', async () => {
    const { opened, last, subscribe } = openClient();
    const { reported } = await subscribe();
    last().accept(5_000);
    await pass(0);
    last().say({ type: 'start_ack', id: '1' });
    await pass(4_000);
    last().say({ type: 'ka' });
    await pass(4_999);
    expect(reported).toEqual(['start']);
    await pass(1);
    expect(reported).toEqual(['start', 'stop']);
    expect(opened[0]?.isClosed()).toBe(true);
    await pass(1_000);
    expect(opened).toHaveLength(2);
  });

  test('is not opened again if the server rejects it', async () => {
    const { opened, last, subscribe } = openClient();
    await subscribe();
    last().open();
    await pass(15_000);
    expect(opened[0]?.isClosed()).toBe(true);
    await pass(1_000);
    expect(opened).toHaveLength(2);
  });

  test('is not opened again without a subscription', async () => {
    const { opened, last, end } = await openStarted();
    last().break();
    end();
    await pass(600_000);
    expect(opened).toHaveLength(1);
  });
});

describe('a token', () => {
  test('that has expired is renewed for the next connection', async () => {
    const { last, opened, subscribe } = openClient();
    const { reported } = await subscribe();
    last().refuse('UnauthorizedException');
    await pass(1_000);
    expect(last().authorization()).toEqual({ host: 'api.test', Authorization: 'token 1' });
    last().accept();
    await pass(0);
    last().say({ type: 'start_ack', id: '1' });
    expect([opened.length, reported]).toEqual([2, ['start']]);
    await subscribe();
    expect(last().ids('start')).toEqual(['1', '2']);
  });

  test('that is refused after its renewal is not sent again automatically', async () => {
    const { last, opened, subscribe } = openClient();
    await subscribe();
    last().refuse('UnauthorizedException');
    await pass(1_000);
    last().refuse('UnauthorizedException');
    await pass(600_000);
    expect(opened).toHaveLength(2);
    await subscribe();
    expect(opened).toHaveLength(3);
  });

  test('that expired while connected is renewed for the subscription that it refuses', async () => {
    const { last, subscribe, renewals } = await openStarted();
    const { reported } = await subscribe();
    const errors = [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }];
    last().say({ type: 'error', id: '2', payload: { errors } });
    await pass(0);
    expect(last().sent.at(-1)).toMatchObject({
      id: '2',
      payload: { extensions: { authorization: { Authorization: 'token 1' } } },
    });
    expect(renewals.filter(Boolean)).toHaveLength(1);
    last().say({ type: 'start_ack', id: '2' });
    expect(reported).toEqual(['start']);
  });

  test('is read again after sign-in', async () => {
    const { opened, subscribe, state } = openClient();
    state.isSignedIn = false;
    await subscribe();
    expect(opened).toHaveLength(0);
    state.isSignedIn = true;
    await pass(1_000);
    expect(opened).toHaveLength(1);
  });
});

describe('a refused subscription', () => {
  test.each([
    ['for good', [{ errorType: 'ValidationError' }], 1],
    ['again with a new token', [{ errorType: 'Unauthorized' }], 2],
  ])('does not start when it is refused %s, and does not affect others', async (_how, errors, times) => {
    const { last, opened, subscribe, reported: others } = await openStarted();
    const { reported, end } = await subscribe();
    for (let time = 0; time < times; time += 1) {
      last().say({ type: 'error', id: '2', payload: { errors } });
      await pass(0);
    }
    expect(
      last()
        .ids('start')
        .filter((id) => id === '2'),
    ).toHaveLength(times);
    end();
    expect(last().ids('stop')).toEqual([]);
    last().say({ type: 'data', id: '1', payload: { data: { score: 3 } } });
    expect([reported, others, opened.length]).toEqual([[], ['start', { score: 3 }], 1]);
  });

  test('that is the only one closes the connection', async () => {
    const { last, opened, subscribe } = openClient();
    await subscribe();
    last().accept();
    await pass(0);
    last().say({ type: 'error', id: '1', payload: { errors: [{ errorType: 'MaxSubscriptionsReached' }] } });
    await pass(600_000);
    expect([opened.length, last().isClosed()]).toEqual([1, true]);
  });

  test('is reported when the server ends it later', async () => {
    const { last, reported } = await openStarted();
    const errors = [{ errorType: 'SubscriptionInvalidated' }];
    last().say({ type: 'error', id: '1', payload: { errors } });
    last().say({ type: 'complete', id: '1' });
    expect(reported).toEqual(['start', 'stop']);
  });
});

describe('a page in the background', () => {
  test('is disconnected, and connected again immediately when it is shown', async () => {
    const { opened, setActive, reported } = await openStarted();
    await setActive(false);
    expect(opened[0]?.isClosed()).toBe(true);
    expect(reported).toEqual(['start', 'stop']);
    await pass(600_000);
    expect(opened).toHaveLength(1);
    await setActive(true);
    expect(opened).toHaveLength(2);
  });

  test('does not connect', async () => {
    const { opened, setActive, subscribe } = openClient();
    await setActive(false);
    await subscribe();
    await pass(600_000);
    expect(opened).toHaveLength(0);
    await setActive(true);
    expect(opened).toHaveLength(1);
  });

  test('retries immediately when it is shown again', async () => {
    const { opened, last, setActive } = await openStarted();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      last().break();
      await pass(60_000);
    }
    last().break();
    const before = opened.length;
    await setActive(true);
    expect(opened).toHaveLength(before + 1);
  });
});

test('closes a socket once it is open', async () => {
  const { last, subscribe } = openClient();
  const { end } = await subscribe();
  end();
  await pass(5_000);
  expect(last().isClosed()).toBe(false);
  last().open();
  expect(last().isClosed()).toBe(true);
  expect(last().sent).toEqual([]);
});

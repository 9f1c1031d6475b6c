import { expect, test, vi } from 'vitest';
import type { Operation } from '../api/operation';
import { fakeRealTime } from './fake-real-time';
import { lazyRealTime } from './lazy-real-time';
import { nextTurn } from '../../../testing/next-turn';

const onScore: Operation<{ readonly score: number }, { readonly game: string }> = {
  document: 'subscription OnScore($game: ID!) { score(game: $game) }',
  nullable: true,
};
const subscriber = { onStart: () => undefined, onData: () => undefined, onStop: () => undefined };

test('loads once, with the first subscription', async () => {
  const fake = fakeRealTime();
  let loads = 0;
  const realTime = lazyRealTime(() => {
    loads += 1;
    return Promise.resolve(fake.realTime);
  });
  expect(loads).toBe(0);
  const end = realTime.subscribe(onScore, { game: 'reels' }, subscriber);
  realTime.subscribe(onScore, { game: 'slots' }, subscriber);
  await nextTurn();
  expect([loads, fake.variables()]).toEqual([1, [{ game: 'reels' }, { game: 'slots' }]]);
  end();
  expect(fake.variables()).toEqual([{ game: 'slots' }]);
});

test('starts no subscription that ended while it was loading', async () => {
  const fake = fakeRealTime();
  lazyRealTime(() => Promise.resolve(fake.realTime)).subscribe(onScore, { game: 'reels' }, subscriber)();
  await nextTurn();
  expect(fake.variables()).toEqual([]);
});

test('loads again for the next subscription after a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fake = fakeRealTime();
  let loads = 0;
  const realTime = lazyRealTime(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('Offline')) : Promise.resolve(fake.realTime);
  });
  realTime.subscribe(onScore, { game: 'reels' }, subscriber);
  await nextTurn();
  realTime.subscribe(onScore, { game: 'slots' }, subscriber);
  await nextTurn();
  expect(fake.variables()).toEqual([{ game: 'slots' }]);
  expect(logged).toHaveBeenCalledTimes(1);
});

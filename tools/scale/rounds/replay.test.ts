import { describe, expect, test } from '@jest/globals';
import type { Access } from '../partitions/access';
import { replay, type ReplayOptions, type RoundRecipes } from './replay';
import { templateOf, type Names } from './template';

const names: Names = {
  brand: 'night',
  casino: 'harbour',
  company: 'lights',
  game: 'reels',
  player: 'maria',
  user: 'user-1',
  session: 'session-1',
};
const access = (partitionKey: string, sortKey: string, units: { read?: number; write?: number }): Access => ({
  store: 'Main',
  partitionKey,
  sortKey,
  read: 0,
  write: 0,
  ...units,
});
const call = (...accesses: readonly Access[]) => templateOf({ isTransaction: true, accesses }, names);
const played = (recipes: RoundRecipes, more: Partial<ReplayOptions> = {}) =>
  replay({
    recipes,
    players: 1000,
    brands: 1,
    games: 1,
    roundEveryMs: 500,
    warmUpSeconds: 8,
    seconds: 3,
    callMs: 20,
    seed: 1,
    model: { transactionMs: 10, quota: { read: 1e9, write: 1e9 } },
    store: { warm: { read: 12_000, write: 4000 }, burstSeconds: 1, splitAfterMs: 200 },
    ...more,
  });

const ownRow = call(access('P#maria', 'PLAY', { write: 1 }));
const day = call(access('DAY#night', '2026-11-22T16:04:02.744Z', { write: 1 }));
const brand = call(access('BRAND#night', 'BRAND', { read: 1 }));

describe('2,000 rounds a second', () => {
  test('on rows of separate players are served', () => {
    expect(played({ rounds: [[ownRow]], followUps: [] })).toMatchObject({ rounds: 6000, refusedRounds: 0 });
  });

  test('on the single day key of a brand are throttled above 1,000, and the key is named', () => {
    const { refusedRounds, hotKeys } = played({ rounds: [[ownRow, day]], followUps: [] });
    expect(refusedRounds).toBeGreaterThan(2900);
    expect(refusedRounds).toBeLessThan(3100);
    expect(hotKeys).toEqual([
      {
        name: 'Main DAY#{brand} …',
        reason: 'partition',
        refused: refusedRounds,
        firstAtMs: expect.any(Number),
      },
    ]);
  });

  test('on the days of ten brands are served', () => {
    const { refusedRounds } = played({ rounds: [[ownRow, day]], followUps: [] }, { brands: 10 });
    expect(refusedRounds).toBe(0);
  });

  test('can read the brand’s row, which could not serve 8,000 rounds per second', () => {
    const recipes = { rounds: [[brand]], followUps: [] };
    expect(played(recipes).refusedRounds).toBe(0);
    expect(played(recipes, { players: 4000 }).hotKeys).toMatchObject([{ name: 'Main BRAND#{brand} BRAND' }]);
  });
});

test('throttled follow-up work does not refuse rounds', () => {
  const result = played({ rounds: [[ownRow]], followUps: [[day]] });
  expect(result).toMatchObject({ refusedRounds: 0, hotKeys: [], followUps: 6000 });
  expect(result.refusedFollowUps).toBeGreaterThan(2900);
  expect(result.hotFollowUpKeys).toMatchObject([{ name: 'Main DAY#{brand} …' }]);
});

test('overlapping rounds of one player conflict', () => {
  const { hotKeys } = played({ rounds: [[ownRow]], followUps: [] }, { players: 1, roundEveryMs: 5 });
  expect(hotKeys).toMatchObject([{ name: 'Main P#{player} PLAY', reason: 'conflict' }]);
});

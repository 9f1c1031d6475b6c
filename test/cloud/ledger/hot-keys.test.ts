import { beforeAll, describe, expect, test } from '@jest/globals';
import { recipesOf } from '#tools/scale/rounds/recipes';
import type { CallTemplate } from '#tools/scale/rounds/template';
import { replay, type ReplayOptions, type RoundRecipes } from '#tools/scale/rounds/replay';
import { ownProduct } from '#test/support/hosted-product';
import { recordRounds } from '../../scale/record-rounds';

let recipes: RoundRecipes;
beforeAll(async () => {
  const { rounds, followUps } = recipesOf(await recordRounds(8, ownProduct));
  recipes = { rounds: rounds.map(ownRows), followUps };
}, 240_000);

/** A process reads the rows that players share once in three seconds, however many rounds it plays. */
const ownRows = (calls: readonly CallTemplate[]): CallTemplate[] =>
  calls.map((call) => ({
    ...call,
    accesses: call.accesses.filter(
      ({ name }) => !/^main (BRAND|CASINO|COMPANY|GAME)#\{\w+\} [A-Z]+$/.test(name),
    ),
  }));

/** A round every three seconds of everybody, all at one game, against partitions that have been split while they warmed up. */
const played = (crowd: Pick<ReplayOptions, 'players' | 'brands' | 'warmUpSeconds'>) =>
  replay({
    recipes,
    ...crowd,
    games: 1,
    roundEveryMs: 3000,
    seconds: 1,
    callMs: 15,
    seed: 1,
    model: { transactionMs: 10, quota: { read: Infinity, write: Infinity } },
    store: { warm: { read: 600_000, write: 600_000 }, burstSeconds: 1, splitAfterMs: 200 },
  });

describe('rounds as the local cloud plays them find no hot key', () => {
  test.each([
    ['20,000 players of one brand', { players: 20_000, brands: 1, warmUpSeconds: 12 }],
    ['100,000 players of 1,000 brands', { players: 100_000, brands: 1000, warmUpSeconds: 2 }],
  ])('with %s', (_name, crowd) => {
    const { rounds, refusedRounds, hotKeys } = played(crowd);
    expect(rounds).toBeGreaterThan(crowd.players / 4);
    expect({ refusedRounds, hotKeys }).toEqual({ refusedRounds: 0, hotKeys: [] });
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { deployedBy } from '#tools/scale/deployed';
import { regionPrices } from '#tools/scale/prices';
import { recipesOf, winShare, withoutMarks, type RecordedRounds } from '#tools/scale/rounds/recipes';
import type { CallTemplate } from '#tools/scale/rounds/template';
import { sharedKeys } from '#tools/scale/rounds/hot-keys';
import { bytesPerRound } from '#tools/scale/rounds/stored-bytes';
import { replay, type ReplayOptions, type RoundRecipes } from '#tools/scale/rounds/replay';
import { roundDollars, sharedRow } from '#tools/scale/rounds/round-dollars';
import { ownProduct } from '#test/support/hosted-product';
import { localAssembly } from '#test/support/assembly';
import { recordRounds } from '#test/world/play/record-rounds';

const recordedRounds = 8;
let recorded: RecordedRounds;
let recipes: RoundRecipes;
beforeAll(async () => {
  recorded = await recordRounds(recordedRounds, ownProduct);
  const { rounds, followUps } = withoutMarks(recipesOf(recorded));
  recipes = { rounds: rounds.map(ownRows), followUps };
}, 240_000);

/** A process reads shared rows once in four seconds, independent of the number of rounds. */
const ownRows = (calls: readonly CallTemplate[]): CallTemplate[] =>
  calls.map((call) => ({
    ...call,
    accesses: call.accesses.filter(({ name }) => !sharedRow.test(name)),
  }));

const players = 100_000;
const roundEveryMs = 3000;

/**
 * All players at one game, with partitions that were split during the warm-up. A partition saves units only
 * for a tenth of a second (DynamoDB saves them for minutes), so an overloaded partition is throttled and
 * split within the first second. The result does not depend on the recorded ids, day or share of wins.
 */
const played = (crowd: Pick<ReplayOptions, 'brands' | 'warmUpSeconds' | 'seconds'>) =>
  replay({
    recipes,
    players,
    ...crowd,
    games: 1,
    roundEveryMs,
    callMs: 15,
    seed: 1,
    model: { transactionMs: 10, quota: { read: Infinity, write: Infinity } },
    store: { warm: { read: 600_000, write: 600_000 }, burstSeconds: 0.1, splitAfterMs: 50 },
  });

test('recorded rounds include the writes of their hash chain and their totals', () => {
  const names = recipes.followUps.flat().flatMap(({ accesses }) => accesses.map(({ name }) => name));
  for (const partition of ['BLOCKS#', 'SUMMARY#'])
    expect(names).toContainEqual(expect.stringContaining(partition));
});

describe('rounds of 100,000 players cause no hot key', () => {
  /**
   * The hottest key of a brand is a lane of its day: 1.28 movements per round over 64 lanes, two thirds of
   * its limit.
   */
  test('reach the limit of the first key with half as many players again in one brand', () => {
    const [hottest] = sharedKeys(recipes);
    expect(hottest?.name).toMatch(/^journal\/gsi2 DAY#\{brand\}#\{day\}#\{lane\} …$/);
    const playersOfLimit = ((hottest?.roundsPerSecond ?? 0) * roundEveryMs) / 1000;
    expect(playersOfLimit).toBeGreaterThan(1.45 * players);
  });

  test.each([
    ['one brand', { brands: 1, warmUpSeconds: 4, seconds: 0.5 }],
    ['1,000 brands', { brands: 1000, warmUpSeconds: 4, seconds: 0.5 }],
  ])(
    'in %s',
    (_name, crowd) => {
      const result = played(crowd);
      const { rounds, refusedRounds, hotKeys, followUps, refusedFollowUps, hotFollowUpKeys } = result;
      expect(rounds).toBeGreaterThan(16_000);
      // The number of follow-up calls depends on the number of rounds in one batch.
      expect(followUps).toBeGreaterThan(rounds / recordedRounds);
      expect({ refusedRounds, hotKeys }).toEqual({ refusedRounds: 0, hotKeys: [] });
      expect({ refusedFollowUps, hotFollowUpKeys }).toEqual({ refusedFollowUps: 0, hotFollowUpKeys: [] });
    },
    240_000,
  );
});

/** In bytes, including the 100 bytes that DynamoDB adds to each item and each entry of an index. */
const mostStored = 2300;
/** Two hashes in a full block. The number of movements in the recorded blocks depends on the timing. */
const linkBytes = 64;

test(`a round stores at most ${mostStored} bytes`, () => {
  const perRound = [...bytesPerRound(recorded.storedBytes, recorded.rounds, winShare)];
  const rows = perRound.filter(([name]) => !/ (BLOCKS|COUNTERS)$/.test(name));
  const bytes = rows.reduce((sum, [, each]) => sum + each, (1 + winShare) * linkBytes);
  expect(rows.map(([name]) => name)).toContain('journal/gsi2 MOVEMENT');
  expect(bytes).toBeLessThan(mostStored);
});

/** With a full CPU, as measured by `npm run bench -- scale` on a slow machine. */
const cpuMs = 8;

test.each([
  ['us-east-1', 11.9, 11.5],
  ['eu-west-1', 12.8, 12.4],
] as const)(
  'a million rounds in %s cost at most %d dollars, and %d with many players',
  async (region, ofOne, ofMany) => {
    const deployed = deployedBy(await localAssembly());
    const { one, crowd } = roundDollars({
      recipes: recipesOf(recorded),
      counting: recorded.counting,
      deployed,
      cpuMs,
      roundEveryMs,
      sharedRowsMs,
      prices: regionPrices[region],
    });
    expect(one.sum).toBeLessThan(ofOne);
    expect(crowd.sum).toBeLessThan(ofMany);
  },
);

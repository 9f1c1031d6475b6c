import { beforeAll, expect, test } from '@jest/globals';
import { sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { deployedBy } from '#tools/scale/deployed';
import { regionPrices } from '#tools/scale/prices';
import {
  recipesOf,
  winShare,
  withoutMarks,
  type RecordedRounds,
  type RoundRecipes,
} from '#tools/scale/rounds/recipes';
import type { CallTemplate } from '#tools/scale/rounds/template';
import { contendedKeys, sharedKeys } from '#tools/scale/rounds/hot-keys';
import { bytesPerRound } from '#tools/scale/rounds/stored-bytes';
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

test('recorded rounds include the writes of their hash chain and their totals', () => {
  const names = recipes.followUps.flat().flatMap(({ accesses }) => accesses.map(({ name }) => name));
  for (const partition of ['BLOCKS#', 'SUMMARY#'])
    expect(names).toContainEqual(expect.stringContaining(partition));
});

/**
 * The hottest key of a brand is a lane of its day: 1.28 movements per round over 64 lanes, two thirds of
 * its limit. More brands have no other keys, and fewer rounds on those of each.
 */
test('the first key reaches its limit with half as many players again as 100,000 in one brand', () => {
  const [hottest] = sharedKeys(recipes);
  expect(hottest?.name).toMatch(/^journal\/gsi2 DAY#\{brand\}#\{day\}#\{lane\} …$/);
  const playersOfLimit = ((hottest?.roundsPerSecond ?? 0) * roundEveryMs) / 1000;
  expect(playersOfLimit).toBeGreaterThan(1.45 * players);
});

test('no transaction of a round writes an item of other players', () => {
  expect(contendedKeys(recipes)).toEqual([]);
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

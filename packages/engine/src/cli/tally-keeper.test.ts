import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chunkPlayer } from '#engine/lab/simulate/play-chunks';
import { chunkCount, chunkRounds } from '#engine/lab/simulate/run-format';
import { joinTallies } from '#engine/lab/tally/run-tally';
import { modelHash } from '#engine/slots/model/model-hash';
import { roulette } from '#engine/slots/testing/ground-truths';
import { runs } from '#engine/slots/testing/random-cases';
import { tallyKeeper } from './tally-keeper';

const rounds = 5 * chunkRounds + 1000;
const job = { mathModelHash: modelHash(roulette), mode: 'base', seed: 'ab'.repeat(32), rounds };
const play = chunkPlayer(roulette, job);
const tallies = Array.from({ length: chunkCount(job) }, (_, chunk) => play(chunk));

test('merges tallies in any order', () => {
  const whole = joinTallies(tallies);
  fc.assert(
    fc.property(fc.shuffledSubarray(tallies, { minLength: tallies.length }), (shuffled) => {
      const kept = tallyKeeper();
      for (const tally of shuffled) kept.add(tally);
      expect(kept.whole()).toEqual(whole);
    }),
    { numRuns: runs(30) },
  );
});

test('keeps no more separate tallies than running parts', () => {
  const kept = tallyKeeper();
  for (const tally of tallies.slice(1)) {
    kept.add(tally);
    expect(kept.count()).toBe(1);
  }
  expect(kept.rounds()).toBe(rounds - chunkRounds);
  const [slow] = tallies;
  if (slow) kept.add(slow);
  expect(kept.whole().rounds).toBe(rounds);
});

test('throws if a part is missing', () => {
  const kept = tallyKeeper();
  for (const tally of tallies.filter((_, chunk) => chunk !== 2)) kept.add(tally);
  expect(kept.whole).toThrow('Chunk 2');
});

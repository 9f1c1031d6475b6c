import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { oneReel } from '#engine/slots/testing/free-spin-models';
import { chunkState } from './chunk-seed';
import { chunkPlayer } from './play-chunks';
import { chunkRounds } from './run-format';
import { resultHash, resultOf } from '../tally/run-result';
import { joinTallies } from '../tally/run-tally';
import { jobOf, tallies } from '../testing/played-run';

const model = oneReel({ retrigger: true });
const job = jobOf(model, chunkRounds + 2000);

describe('the chunks of a run', () => {
  test('give the same bytes in any order and on any machine', () => {
    const [first, second] = tallies(model, job);
    const other = chunkPlayer(model, job);
    const turned = [other(1), other(0)];
    const result = resultOf(model, job, joinTallies(first && second ? [first, second] : []));
    expect(resultHash(resultOf(model, job, joinTallies(turned)))).toBe(resultHash(result));
    expect(result.rounds).toBe(job.rounds);
  });

  test('form a valid run at any point', () => {
    const prefix = { ...job, rounds: chunkRounds };
    const tally = chunkPlayer(model, job)(0);
    expect(tally).toEqual(chunkPlayer(model, prefix)(0));
    expect(resultOf(model, prefix, tally).rounds).toBe(chunkRounds);
  });

  test.each([-1, 2, 0.5, Number.NaN])('cannot be %f', (chunk) => {
    expect(() => chunkPlayer(model, job)(chunk)).toThrow(RangeError);
  });
});

test('seeds a chunk with the first 16 bytes of the hash of its run', () => {
  const text = `novalink-run/1|${job.seed}|${job.mathModelHash}|${job.mode}|7`;
  const bytes = createHash('sha256').update(text).digest();
  expect([...chunkState(job, 7)]).toEqual([0, 4, 8, 12].map((at) => bytes.readInt32BE(at)));
});

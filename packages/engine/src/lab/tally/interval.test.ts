import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coinFlip, diamonds } from '#engine/slots/testing/ground-truths';
import { halfWidthOf, roundsFor, roundsToDecide, widestHalf } from './interval';
import { declarationOf, judgeRun } from '../verdict/judge-run';
import { jobOf, played } from '../testing/played-run';

test('computes the rounds that make the interval narrow enough', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1000, noNaN: true }), (deviation) => {
      const rounds = roundsFor(deviation);
      expect(halfWidthOf(deviation, rounds)).toBeLessThanOrEqual(widestHalf * (1 + 1e-12));
      expect(halfWidthOf(deviation, rounds * 0.89)).toBeGreaterThan(widestHalf);
    }),
  );
});

test('is decided after the number of rounds that an INCONCLUSIVE run names', () => {
  const judged = (rounds: number) =>
    judgeRun(diamonds, declarationOf(diamonds), played(diamonds, jobOf(diamonds, rounds)));
  const short = judged(10_000);
  expect(short.status).toBe('INCONCLUSIVE');
  const needed = short.roundsToDecide ?? 0;
  expect(needed).toBe(1_500_000);
  const { sd, halfWidth } = short.metrics;
  expect(roundsToDecide({ rounds: 10_000, halfWidth, sd, checks: short.checks })).toBe(needed);
  const long = judged(needed);
  expect(long.status).not.toBe('INCONCLUSIVE');
  expect(long.roundsToDecide).toBeUndefined();
});

test('does not suggest more rounds for a FAILED run', () => {
  const result = played(coinFlip, jobOf(coinFlip, 1000));
  const judged = judgeRun(coinFlip, declarationOf(coinFlip), result);
  expect(judged).toMatchObject({ status: 'FAILED' });
  expect(judged).not.toHaveProperty('roundsToDecide');
});

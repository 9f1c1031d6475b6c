import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runs } from '#engine/slots/testing/random-cases';
import { isExact } from './bounds';
import { minus, toNumber } from './fraction';
import { meanSpins, type AwardCounts } from './mean-spins';

/** The same mean in floating-point numbers: the chance of each number of remaining spins, spin by spin. */
function inNumbers(first: AwardCounts, more: AwardCounts, maxSpins: number): number {
  const chances = (counts: AwardCounts) => {
    const cycle = [...counts.values()].reduce((sum, weight) => sum + weight, 0n);
    return [...counts].map(([spins, weight]) => [spins, Number(weight) / Number(cycle)] as const);
  };
  let waiting = new Map<number, number>();
  for (const [spins, chance] of chances(first)) {
    const left = Math.min(spins, maxSpins);
    waiting.set(left, (waiting.get(left) ?? 0) + chance);
  }
  let mean = 0;
  for (let played = 0; played < maxSpins; played += 1) {
    const next = new Map<number, number>();
    for (const [left, chance] of waiting) {
      if (left === 0) continue;
      mean += chance;
      for (const [spins, own] of chances(more)) {
        const then = Math.min(left - 1 + spins, maxSpins - played - 1);
        next.set(then, (next.get(then) ?? 0) + chance * own);
      }
    }
    waiting = next;
  }
  return mean;
}

const counts = (size: bigint): fc.Arbitrary<AwardCounts> =>
  fc
    .tuple(fc.bigInt(1n, size), fc.bigInt(0n, size), fc.bigInt(0n, size))
    .map(([none, few, many]) => new Map([[0, none], [2, few], [5, many]])); // oxfmt-ignore

test('the mean number of spins is exact, or has close bounds if the fraction is long', () => {
  const sized = fc
    .constantFrom(4n, 10n ** 12n)
    .chain((size) => fc.tuple(fc.constant(size), counts(size), counts(size)));
  fc.assert(
    fc.property(sized, fc.integer({ min: 1, max: 120 }), ([size, first, more], maxSpins) => {
      const mean = meanSpins(first, more, maxSpins);
      const expected = inNumbers(first, more, maxSpins);
      expect(Math.abs(toNumber(mean.least) - expected)).toBeLessThan(1e-9 * maxSpins);
      expect(Math.abs(toNumber(mean.most) - expected)).toBeLessThan(1e-9 * maxSpins);
      if (size === 4n) expect(isExact(mean)).toBe(true);
      expect(toNumber(minus(mean.most, mean.least))).toBeLessThan(1e-60);
    }),
    { numRuns: runs(200) },
  );
});

import { expect, test } from '@jest/globals';
import { prizeBudget, prizeFault } from './prizes';
import type { Prizes } from './rules';

const fixed = (...ranges: readonly (readonly [number, number, number])[]): Prizes => ({
  kind: 'FIXED',
  ranges: ranges.map(([rankFrom, rankTo, amount]) => ({ rankFrom, rankTo, amount: `${amount}` })),
});
const pool = (...ranges: readonly (readonly [number, number, number])[]): Prizes => ({
  kind: 'POOL',
  ranges: ranges.map(([rankFrom, rankTo, share]) => ({ rankFrom, rankTo, share })),
});
const limits = { mostRanks: 100, budget: null };

test.each<[prizes: Prizes, fault: object | undefined]>([
  [fixed([1, 1, 500], [2, 5, 100]), undefined],
  [pool([1, 1, 5000], [2, 3, 2500]), undefined],
  [fixed([2, 2, 500]), { fault: 'gap', index: 0 }],
  [fixed([1, 1, 500], [3, 4, 100]), { fault: 'gap', index: 1 }],
  [fixed([1, 2, 500], [2, 3, 100]), { fault: 'overlap', index: 1 }],
  [fixed([1, 1, 500], [3, 2, 100]), { fault: 'reversed', index: 1 }],
  [fixed([1, 1, 100], [2, 2, 500]), { fault: 'rising', index: 1 }],
  [fixed([1, 101, 100]), { fault: 'too-large', index: 0 }],
  [pool([1, 1, 5000], [2, 3, 2000]), { fault: 'not-whole', index: 1 }],
  [pool([1, 1, 9000], [2, 3, 2000]), { fault: 'not-whole', index: 1 }],
])('%j has the fault %j', (prizes, fault) => {
  expect(prizeFault(prizes, limits)).toEqual(fault);
});

test('all ranks of a range are paid from the budget', () => {
  const prizes = fixed([1, 1, 500], [2, 5, 100]);
  expect(prizeBudget(prizes)).toBe(900n);
  expect(prizeFault(prizes, { mostRanks: 100, budget: 900n })).toBeUndefined();
  expect(prizeFault(prizes, { mostRanks: 100, budget: 899n })).toEqual({ fault: 'too-large', index: 1 });
  expect(prizeBudget(pool([1, 1, 10_000]))).toBe(0n);
});

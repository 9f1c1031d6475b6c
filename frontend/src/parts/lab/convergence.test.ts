import { expect, test } from 'vitest';
import { chartedPoints, convergenceOf } from './convergence';

const result = (changes: Partial<Parameters<typeof convergenceOf>[0]>) => ({
  cost: 1,
  rounds: 1,
  won: '0',
  squares: '0',
  convergence: [],
  ...changes,
});

test('each point has its RTP and an interval that narrows with the square root of its rounds', () => {
  // Half of the rounds win 2, so the mean and the standard deviation are 1.
  const { rounds, rtp, low, high } = convergenceOf(
    result({
      rounds: 40_000,
      won: '40000',
      squares: '80000',
      convergence: [
        [10_000, '9900'],
        [40_000, '40000'],
      ],
    }),
  );
  expect(rounds).toEqual([10_000, 40_000]);
  expect(rtp).toEqual([0.99, 1]);
  expect(low.map((share) => share.toFixed(5))).toEqual(['0.96424', '0.98712']);
  expect(high.map((share) => share.toFixed(5))).toEqual(['1.01576', '1.01288']);
});

test('converts credits to shares of the cost, without negative intervals', () => {
  const { rtp, low } = convergenceOf(
    result({ cost: 20, rounds: 10, won: '100', squares: '10000', convergence: [[10, '100']] }),
  );
  expect(rtp).toEqual([0.5]);
  expect(low).toEqual([0]);
});

test('a chart starts with the first point whose interval is at most 25 percentage points to either side', () => {
  const points = { rounds: [10, 100, 1000], rtp: [2, 1, 0.95], low: [0, 0.8, 0.9], high: [5, 1.2, 1] };
  expect(chartedPoints(points)).toEqual({
    rounds: [100, 1000],
    rtp: [1, 0.95],
    low: [0.8, 0.9],
    high: [1.2, 1],
  });
  const few = { rounds: [10], rtp: [2], low: [0], high: [5] };
  expect(chartedPoints(few)).toEqual(few);
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chiSquareTail, normalTails } from './chance-tails';

/** NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, upper tail. */
test.each([
  [1, 3.841, 0.05],
  [1, 6.635, 0.01],
  [2, 5.991, 0.05],
  [5, 15.086, 0.01],
  [10, 18.307, 0.05],
  [10, 29.588, 0.001],
  [30, 43.773, 0.05],
  [63, 92.01, 0.01],
  [100, 124.342, 0.05],
  [100, 149.449, 0.001],
])('matches published tables for chi-square with %i degrees of freedom and %f', (degrees, critical, tail) => {
  expect(chiSquareTail(critical, degrees)).toBeCloseTo(tail, 4);
});

test.each([
  [0, 1],
  [1, 0.317310508],
  [1.959963985, 0.05],
  [2.575829304, 0.01],
  [3.290526731, 0.001],
  [6, 1.973175e-9],
])('matches published tables for a normal value at %f deviations', (deviations, tails) => {
  expect(normalTails(deviations) / tails).toBeCloseTo(1, 6);
  expect(normalTails(-deviations)).toBe(normalTails(deviations));
});

test('equals the exponential distribution for two degrees of freedom', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 600, noNaN: true }), (statistic) => {
      expect(chiSquareTail(statistic, 2) / Math.exp(-statistic / 2)).toBeCloseTo(1, 10);
    }),
  );
});

test('it falls with the statistic, rises with the degrees, and grows by two degrees as by a term', () => {
  const statistics = fc.double({ min: 0.01, max: 500, noNaN: true });
  fc.assert(
    fc.property(statistics, statistics, fc.integer({ min: 1, max: 255 }), (one, other, degrees) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const tail = chiSquareTail(less, degrees);
      expect(tail).toBeGreaterThanOrEqual(chiSquareTail(more, degrees) - 1e-12);
      expect(tail).toBeLessThanOrEqual(chiSquareTail(less, degrees + 1) + 1e-12);
      expect(tail).toBeGreaterThanOrEqual(0);
      expect(tail).toBeLessThanOrEqual(1 + 1e-12);
      const density = (chiSquareTail(less, degrees + 2) - tail) / 2;
      const near = (chiSquareTail(less - 1e-4, degrees + 2) - chiSquareTail(less + 1e-4, degrees + 2)) / 2e-4;
      expect(density).toBeCloseTo(near, 5);
    }),
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logEvidence, logSum } from './deviation-evidence';
import { referenceOf, type SimulatedGame } from './testing/simulated-game';

const games: fc.Arbitrary<SimulatedGame> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((prizes) => ({ cycle: 1000, prizes }));

/** The expected evidence after one round of the game. */
const expectedEvidence = ({ cycle, prizes }: SimulatedGame, reference = referenceOf({ cycle, prizes })) => {
  const losing = cycle - prizes.reduce((sum, [, times]) => sum + times, 0);
  return [...prizes, [0, losing] as const].reduce(
    (sum, [won, times]) => sum + (times / cycle) * Math.exp(logEvidence(reference, { rounds: 1, won })),
    0,
  );
};

test('the expected evidence against a correct game is at most 1 for every distribution of wins', () => {
  fc.assert(fc.property(games, (game) => expectedEvidence(game) <= 1 + 1e-9));
});

test('the expected evidence is also at most 1 with caps, or with only a bound of the deviation', () => {
  fc.assert(
    fc.property(
      games,
      fc.double({ min: 0, max: 0.01, noNaN: true }),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (game, capLoss, factor) => {
        const exact = referenceOf(game);
        const reference = { ...exact, high: exact.high + capLoss, sd: exact.sd * factor };
        return expectedEvidence(game, reference) <= 1 + 1e-9;
      },
    ),
  );
});

test('evidence grows with the deviation in both directions', () => {
  const reference = { low: 0.95, high: 0.95, sd: 3, maxWinX: 500 };
  const at = (rtp: number) => logEvidence(reference, { rounds: 1_000_000, won: 1_000_000 * rtp });
  expect(at(0.95)).toBeLessThan(0);
  expect(at(0.97)).toBeGreaterThan(10);
  expect(at(0.98)).toBeGreaterThan(at(0.97));
  expect(at(0.93)).toBeGreaterThan(10);
  expect(at(0.92)).toBeGreaterThan(at(0.93));
});

test('sums of logarithms do not overflow, and can be empty', () => {
  expect(logSum([1000, 1000])).toBeCloseTo(1000 + Math.LN2, 12);
  expect(logSum([])).toBe(-Infinity);
  expect(logSum([-Infinity, 0])).toBe(0);
});

test('accepts a game whose rounds always win the same amount', () => {
  const reference = { low: 1, high: 1, sd: 0, maxWinX: 1 };
  expect(logEvidence(reference, { rounds: 1000, won: 1000 })).toBeLessThan(0.1);
  expect(logEvidence(reference, { rounds: 1000, won: 990 })).toBeGreaterThan(10);
});

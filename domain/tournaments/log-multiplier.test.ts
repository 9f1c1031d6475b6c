import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logMultiplier } from './log-multiplier';

test.each([
  [100n, 0n, 0n],
  [100n, 100n, 100n],
  [100n, 300n, 200n],
  [1n, 1023n, 1000n],
  [100n, 50n, 58n],
  [100n, 1n, 1n],
  [10_000n, 34n, 0n],
  [10_000n, 35n, 1n],
  [1n, 10n ** 12n, 3986n],
])('of a bet of %s and a win of %s is %s', (bet, win, score) => {
  expect(logMultiplier(bet, win)).toBe(score);
});

const bets = fc.bigInt(1n, 10n ** 12n);
const wins = fc.bigInt(0n, 10n ** 15n);

test('is the rounded logarithm, and never depends on the last bit of a floating-point number', () => {
  fc.assert(
    fc.property(bets, wins, (bet, win) => {
      const exact = 100 * Math.log2(Number(win) / Number(bet) + 1);
      expect(Math.abs(Number(logMultiplier(bet, win)) - exact)).toBeLessThanOrEqual(0.500001);
    }),
  );
});

test('does not depend on the unit of the amounts, and grows with the win', () => {
  fc.assert(
    fc.property(bets, wins, wins, fc.bigInt(1n, 1000n), (bet, one, other, factor) => {
      expect(logMultiplier(bet * factor, one * factor)).toBe(logMultiplier(bet, one));
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(logMultiplier(bet, less) <= logMultiplier(bet, more)).toBe(true);
    }),
  );
});

test('refuses amounts that no round has', () => {
  expect(() => logMultiplier(0n, 1n)).toThrow('The bet must be positive.');
  expect(() => logMultiplier(1n, -1n)).toThrow('The win must not be negative.');
});

import { expect, test } from 'vitest';
import fc from 'fast-check';
import { countedAt, countMs, isGain, tierOf, winTiers } from './win-tier';

const bets = fc.integer({ min: 1, max: 1_000_000 });
const wins = fc.integer({ min: 0, max: 9e12 });

test.each([
  [20, 0, undefined],
  [20, 19, undefined],
  [20, 299, undefined],
  [20, 300, 'Big win'],
  [20, 799, 'Big win'],
  [20, 800, 'Huge win'],
  [20, 2000, 'Mega win'],
])('at a bet of %i a win of %i is called %s', (bet, win, name) => {
  expect(tierOf(bet, win)?.name).toBe(name);
});

test('has no name for a win below 15 times the bet, and never a lower name for a larger win', () => {
  fc.assert(
    fc.property(bets, wins, wins, (bet, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (less < 15 * bet) expect(tierOf(bet, less)).toBeUndefined();
      const from = (win: number) => tierOf(bet, win)?.from ?? 0;
      expect(from(more)).toBeGreaterThanOrEqual(from(less));
    }),
  );
  expect(Math.min(...winTiers.map(({ from }) => from))).toBe(15);
});

test('counts up only gains, for at most five seconds', () => {
  fc.assert(
    fc.property(bets, wins, (bet, win) => {
      const ms = countMs(bet, win);
      expect(ms > 0).toBe(isGain(bet, win));
      expect(ms).toBeLessThanOrEqual(5000);
    }),
  );
});

test('counts in whole coins, never backwards, and ends at the win', () => {
  const moments = fc.integer({ min: -10, max: 6000 });
  fc.assert(
    fc.property(wins, fc.integer({ min: 1, max: 5000 }), moments, moments, (win, totalMs, one, other) => {
      const early = countedAt(win, totalMs, Math.min(one, other));
      const late = countedAt(win, totalMs, Math.max(one, other));
      expect(Number.isInteger(early)).toBe(true);
      expect(early).toBeGreaterThanOrEqual(0);
      expect(late).toBeGreaterThanOrEqual(early);
      expect(late).toBeLessThanOrEqual(win);
      expect(countedAt(win, totalMs, totalMs)).toBe(win);
    }),
  );
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { logMultiplier } from './log-multiplier';
import type { Scoring } from './rules';
import { multiplierX100, noScore, scoreOf, type ScoredRound, withScoredRound } from './scoring';
import { anyScoring } from './testing/any-scoring';

const round = (bet: number, win: number, at = 0): ScoredRound => ({ bet: BigInt(bet), win: BigInt(win), at });
const rulesOf = (scoring: Scoring, maxRounds: number | null = null) => ({ scoring, maxRounds });

/** Bets of 100: multipliers of 0, 2.5, 0.5, 3, 1 and 20. */
const rounds = [0, 250, 50, 300, 100, 2000].map((win, index) => round(100, win, index));

test.each<[scoring: Scoring, score: bigint, reachedAt: number]>([
  [{ model: 'SUM_MULTIPLIER', capX100: null }, 2700n, 5],
  [{ model: 'SUM_MULTIPLIER', capX100: 500 }, 1200n, 5],
  [{ model: 'HIGHEST_MULTIPLIER' }, 2000n, 5],
  [{ model: 'TOTAL_WIN' }, 2700n, 5],
  [{ model: 'NET_PROFIT' }, 2100n, 5],
  [{ model: 'BEST_STREAK', fromX100: 100 }, 3n, 5],
  [{ model: 'BEST_STREAK', fromX100: 50 }, 5n, 5],
  [{ model: 'BEST_STREAK', fromX100: 5000 }, 0n, 0],
  [{ model: 'BEST_OF_N', rounds: 1 }, 2000n, 5],
  [{ model: 'BEST_OF_N', rounds: 3 }, 2400n, 5],
  [{ model: 'BEST_OF_N', rounds: 20 }, 2700n, 5],
  // 0 + log2(3.5) + log2(1.5) + log2(4) + log2(2) + log2(21), each rounded.
  [{ model: 'LOG_MULTIPLIER' }, 0n + 181n + 58n + 200n + 100n + 439n, 5],
  [{ model: 'FIXED_BANKROLL', bankroll: '5000' }, 7100n, 5],
])('%j scores %s', (scoring, score, reachedAt) => {
  expect(scoreOf(rulesOf(scoring), rounds)).toMatchObject({ rounds: 6, score, reachedAt });
});

test.each<[scoring: Scoring, score: bigint]>([
  [{ model: 'TOTAL_BET' }, 400n],
  [{ model: 'ROUND_COUNT' }, 4n],
  [{ model: 'TOTAL_WIN' }, 600n],
  [{ model: 'SUM_MULTIPLIER', capX100: null }, 600n],
])('%j counts only the first rounds', (scoring, score) => {
  expect(scoreOf(rulesOf(scoring, 4), rounds)).toMatchObject({ rounds: 4, score });
});

test('a score is reached with the round that last changed it', () => {
  const highest = rulesOf({ model: 'HIGHEST_MULTIPLIER' });
  expect(scoreOf(highest, [round(100, 300, 1), round(100, 300, 2), round(100, 0, 3)]).reachedAt).toBe(1);
  const profit = rulesOf({ model: 'NET_PROFIT' });
  expect(scoreOf(profit, [round(100, 300, 1), round(100, 0, 2), round(100, 200, 3)])).toMatchObject({
    score: 200n,
    reachedAt: 3,
  });
});

test('a round that the bankroll does not cover does not count', () => {
  const rules = rulesOf({ model: 'FIXED_BANKROLL', bankroll: '150' });
  const round = (bet: bigint, win: bigint, at: number) => ({ bet, win, at });
  expect(scoreOf(rules, [round(100n, 0n, 1), round(100n, 900n, 2), round(50n, 75n, 3)])).toMatchObject({
    ...{ rounds: 2, score: 75n, reachedAt: 3 },
  });
});

test('an entrant without rounds has no time, and the bankroll of a fixed bankroll', () => {
  expect(noScore(rulesOf({ model: 'TOTAL_WIN' }))).toEqual({ rounds: 0, score: 0n, reachedAt: null });
  expect(noScore(rulesOf({ model: 'FIXED_BANKROLL', bankroll: '700' })).score).toBe(700n);
});

const anyRound = fc.record({
  bet: fc.bigInt(1n, 10n ** 6n),
  win: fc.bigInt(0n, 10n ** 9n),
  at: fc.integer({ min: 0, max: 10 ** 6 }),
});
const anyRules = fc.record({ scoring: anyScoring, maxRounds: fc.option(fc.integer({ min: 1, max: 20 })) });

describe('every model', () => {
  test('continues from a state as if all rounds had been scored at once', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyRound), fc.array(anyRound), (rules, before, after) => {
        const middle = scoreOf(rules, before);
        const continued = after.reduce((state, one) => withScoredRound(rules, state, one), middle);
        expect(continued).toEqual(scoreOf(rules, [...before, ...after]));
      }),
    );
  });

  test('is a whole number that does not depend on the unit of the coin where it counts multipliers', () => {
    const byMultiplier = anyScoring.filter(({ model }) =>
      ['SUM_MULTIPLIER', 'HIGHEST_MULTIPLIER', 'BEST_STREAK', 'BEST_OF_N', 'LOG_MULTIPLIER'].includes(model),
    );
    fc.assert(
      fc.property(byMultiplier, fc.array(anyRound), (scoring, played) => {
        const scaled = played.map(({ bet, win, at }) => ({ bet: bet * 100n, win: win * 100n, at }));
        expect(scoreOf(rulesOf(scoring), scaled)).toEqual(scoreOf(rulesOf(scoring), played));
      }),
    );
  });

  test('keeps a state of bounded size', () => {
    fc.assert(
      fc.property(anyRules, fc.array(anyRound, { minLength: 50, maxLength: 60 }), (rules, played) => {
        expect(scoreOf(rules, played).recent?.length ?? 0).toBeLessThan(20);
      }),
    );
  });
});

test('agrees with the definitions', () => {
  fc.assert(
    fc.property(fc.array(anyRound, { minLength: 1 }), fc.integer({ min: 1, max: 6 }), (played, n) => {
      const multipliers = played.map(multiplierX100);
      const sums = multipliers.map((_, at) =>
        multipliers.slice(Math.max(0, at - n + 1), at + 1).reduce((sum, one) => sum + one, 0n),
      );
      const best = sums.reduce((one, other) => (one > other ? one : other));
      expect(scoreOf(rulesOf({ model: 'BEST_OF_N', rounds: n }), played).score).toBe(best);
      const runs = multipliers.map((one) => (one >= 100n ? 'w' : '-')).join('');
      const longest = Math.max(...runs.split('-').map(({ length }) => length));
      expect(scoreOf(rulesOf({ model: 'BEST_STREAK', fromX100: 100 }), played).score).toBe(BigInt(longest));
    }),
  );
});

/** Each score by its definition, without a fold. `rounds` are the rounds that count. */
const definitions: Readonly<
  Record<Exclude<Scoring['model'], 'BEST_OF_N' | 'BEST_STREAK'>, (rounds: readonly ScoredRound[]) => bigint>
> = {
  SUM_MULTIPLIER: (rounds) => sumOf(rounds.map(multiplierX100)),
  HIGHEST_MULTIPLIER: (rounds) =>
    rounds.map(multiplierX100).reduce((one, other) => (one > other ? one : other), 0n),
  TOTAL_WIN: (rounds) => sumOf(rounds.map(({ win }) => win)),
  NET_PROFIT: (rounds) => sumOf(rounds.map(({ win, bet }) => win - bet)),
  LOG_MULTIPLIER: (rounds) => sumOf(rounds.map(({ win, bet }) => logMultiplier(bet, win))),
  FIXED_BANKROLL: (rounds) => bankroll + sumOf(rounds.map(({ win, bet }) => win - bet)),
  TOTAL_BET: (rounds) => sumOf(rounds.map(({ bet }) => bet)),
  ROUND_COUNT: (rounds) => BigInt(rounds.length),
};
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, one) => sum + one, 0n);
/** More than all bets of a property, so that every round counts. */
const bankroll = 10n ** 9n;

test.each(Object.entries(definitions))('%s is what its description says', (model, definition) => {
  const scoring = { model, capX100: null, bankroll: `${bankroll}` } as unknown as Scoring;
  fc.assert(
    fc.property(
      fc.array(anyRound, { minLength: 1, maxLength: 50 }),
      fc.option(fc.integer({ min: 1, max: 20 })),
      (played, maxRounds) => {
        const counted = maxRounds === null ? played : played.slice(0, maxRounds);
        expect(scoreOf(rulesOf(scoring, maxRounds), played)).toMatchObject({
          ...{ rounds: counted.length, score: definition(counted) },
        });
      },
    ),
  );
});

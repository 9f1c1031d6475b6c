import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  basisAt,
  conditionValues,
  type CountedRound,
  meetsConditions,
  progressOf,
  withRound,
} from './conditions';
import type { Condition, Reward, Within } from './rules';
import {
  conditionOf,
  dayMs,
  games,
  hourMs,
  playerOf,
  roundOf,
  rulesWith,
  startsAt,
} from './testing/promotion';

const player = playerOf();
const valueOf = (
  condition: Partial<Condition>,
  rounds: readonly CountedRound[],
  { at = startsAt, of = player } = {},
) => {
  const rules = rulesWith({ conditions: [conditionOf(condition)] });
  return conditionValues(rules, of, progressOf(rules, of, rounds), at)[0];
};

/** Bets of 100: multipliers of 0, 2.5, 0.5, 3, 1 and 20. */
const rounds = [0, 250, 50, 300, 100, 2000].map((win, index) => roundOf(index + 1, win));

test.each<[measure: Condition['measure'], of: Condition['of'], from: string | null, value: bigint]>([
  ['COUNT', 'ROUNDS', null, 6n],
  ['COUNT', 'BETS', '101', 0n],
  ['COUNT', 'WINS', '1', 5n],
  ['COUNT', 'MULTIPLIER', '250', 3n],
  ['SUM', 'BETS', null, 600n],
  ['SUM', 'WINS', null, 2700n],
  ['SUM', 'MULTIPLIER', null, 2700n],
  ['MAX', 'BETS', null, 100n],
  ['MAX', 'WINS', null, 2000n],
  ['MAX', 'MULTIPLIER', null, 2000n],
  ['STREAK', 'WINS', '1', 5n],
  ['STREAK', 'WINS', '100', 3n],
  ['STREAK', 'MULTIPLIER', '5000', 0n],
])('%s of %s from %s is %s', (measure, of, from, value) => {
  expect(valueOf({ measure, of, from }, rounds)).toBe(value);
});

describe('a round does not count', () => {
  test.each<[name: string, changes: Partial<CountedRound>]>([
    ['with another coin', { coin: 'SLV' }],
    ['with promotional coins', { purse: 'PROMO' }],
    ['before the start', { at: startsAt - 1 }],
    ['on a game that is not listed', { gameId: games.birch }],
  ])('%s', (_name, changes) => {
    const listed = { gameIds: [games.amber] };
    expect(valueOf(listed, [roundOf(1, 0, changes), roundOf(2)])).toBe(1n);
  });

  test('between two occurrences, unless the occurrences only say when claims are issued', () => {
    const recurring = { every: 'DAY' as const, days: [], fromMinute: 60, minutes: 60 };
    const schedule = { ...rulesWith().schedule, recurring };
    const played = [roundOf(1), roundOf(2, 0, { at: startsAt + 1.5 * hourMs })];
    const counted = (rules: ReturnType<typeof rulesWith>) =>
      conditionValues(rules, player, progressOf(rules, player, played), startsAt);
    expect(counted(rulesWith({ schedule }))).toEqual([1n]);
    expect(counted(rulesWith({ schedule, trigger: { on: 'SCHEDULE' } }))).toEqual([2n]);
  });

  test('before the end of the latest exclusion or time-out', () => {
    const of = playerOf({ protectedUntil: startsAt + 4000 });
    expect(valueOf({}, rounds, { of, at: startsAt + 6000 })).toBe(3n);
  });
});

describe('a window', () => {
  const days = [0, 1, 1, 2].map((day, index) => roundOf(index + 1, 0, { at: startsAt + day * dayMs }));
  test.each<[within: Within, day: number, value: bigint]>([
    [{ kind: 'PERIOD' }, 1, 2n],
    [{ kind: 'PERIOD' }, 2, 1n],
    [{ kind: 'PERIOD' }, 3, 0n],
    [{ kind: 'PREVIOUS_PERIOD' }, 2, 2n],
    [{ kind: 'PREVIOUS_PERIOD' }, 3, 1n],
    [{ kind: 'PREVIOUS_PERIOD' }, 0, 0n],
    [{ kind: 'PROMOTION' }, 9, 4n],
    [{ kind: 'SINCE_JOINING', days: 32 }, 9, 3n],
  ])('%j on day %s has %s rounds', (within, day, value) => {
    expect(valueOf({ within }, days, { at: startsAt + day * dayMs + hourMs })).toBe(value);
  });
});

test('keeps a round with an earlier time than the previous one in its own window', () => {
  const late = [1, 0, 2].map((day, index) => roundOf(index + 1, 0, { at: startsAt + day * dayMs }));
  const within = { kind: 'PREVIOUS_PERIOD' } as const;
  expect(valueOf({ within }, late.slice(0, 2), { at: startsAt + dayMs })).toBe(1n);
  expect(valueOf({ within }, late, { at: startsAt + 2 * dayMs })).toBe(1n);
});

test('the period before counts from the end of a time-out in it', () => {
  const of = playerOf({ protectedUntil: startsAt + 4000 });
  const within = { kind: 'PREVIOUS_PERIOD' } as const;
  expect(valueOf({ within }, rounds, { of, at: startsAt + dayMs })).toBe(3n);
});

test('the basis of a percentage is the net loss or the bets', () => {
  const basis = (of: 'NET_LOSS' | 'BETS') => {
    const reward: Reward = { kind: 'PERCENT', of, basisPoints: 1, cap: '1', within: { kind: 'PERIOD' } };
    const rules = rulesWith({ reward });
    return basisAt(rules, player, progressOf(rules, player, rounds), startsAt);
  };
  expect([basis('NET_LOSS'), basis('BETS')]).toEqual([-2100n, 600n]);
  expect(basisAt(rulesWith(), player, progressOf(rulesWith(), player, rounds), startsAt)).toBe(0n);
});

test('conditions are met together', () => {
  const conditions = [
    conditionOf({ atLeast: '2' }),
    conditionOf({ of: 'WINS', measure: 'SUM', atLeast: '250' }),
  ];
  const rules = rulesWith({ conditions });
  const met = [1, 2].map((count) =>
    meetsConditions(rules, player, progressOf(rules, player, rounds.slice(0, count)), startsAt),
  );
  expect(met).toEqual([false, true]);
});

const anyWithin = fc.oneof(
  fc.constantFrom<Within>({ kind: 'PERIOD' }, { kind: 'PREVIOUS_PERIOD' }, { kind: 'PROMOTION' }),
  fc.integer({ min: 25, max: 60 }).map((days): Within => ({ kind: 'SINCE_JOINING', days })),
);
const anyCondition = fc
  .record({
    measure: fc.constantFrom<Condition['measure']>('COUNT', 'SUM', 'MAX', 'STREAK'),
    of: fc.constantFrom<Condition['of']>('ROUNDS', 'BETS', 'WINS', 'MULTIPLIER'),
    from: fc.option(fc.integer({ min: 1, max: 500 }).map(String)),
    within: anyWithin,
    gameIds: fc.constantFrom(null, [games.amber]),
  })
  .map(conditionOf);
const anyRounds = fc
  .array(
    fc.record({
      win: fc.nat(1000),
      laterMs: fc.integer({ min: -hourMs, max: dayMs }),
      gameId: fc.constantFrom(...Object.values(games)),
      purse: fc.constantFrom('MAIN' as const, 'MAIN' as const, 'PROMO' as const),
    }),
    { maxLength: 25 },
  )
  .map((all) => {
    let at = startsAt;
    return all.map(({ win, laterMs, gameId, purse }, index) => {
      at += laterMs;
      return roundOf(index + 1, win, { at, gameId, purse });
    });
  });
const anyRules = fc
  .record({ conditions: fc.array(anyCondition, { maxLength: 3 }), within: anyWithin })
  .map(({ conditions, within }) =>
    rulesWith({ conditions, reward: { kind: 'PERCENT', of: 'NET_LOSS', basisPoints: 1, cap: '1', within } }),
  );

describe('the progress of any rules', () => {
  test('continues from a state as if all rounds had been counted at once', () => {
    fc.assert(
      fc.property(anyRules, anyRounds, fc.nat(25), (rules, played, cut) => {
        const middle = progressOf(rules, player, played.slice(0, cut));
        const continued = played
          .slice(cut)
          .reduce((state, round) => withRound(rules, player, state, round), middle);
        expect(continued).toEqual(progressOf(rules, player, played));
      }),
    );
  });

  test('is not changed by rounds that arrive again', () => {
    fc.assert(
      fc.property(anyRules, anyRounds, fc.infiniteStream(fc.nat(5)), (rules, played, repeats) => {
        const again = played.flatMap((round, index) => [
          round,
          ...played.slice(Math.max(0, index - (repeats.next().value ?? 0)), index + 1),
        ]);
        expect(progressOf(rules, player, again)).toEqual(progressOf(rules, player, played));
      }),
    );
  });

  test('keeps at most two tallies for each condition', () => {
    fc.assert(
      fc.property(anyRules, anyRounds, (rules, played) => {
        const { conditions, basis } = progressOf(rules, player, played);
        for (const tallies of [...conditions, basis]) expect(tallies.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('agrees with the definition for the day of the last round', () => {
    fc.assert(
      fc.property(anyRounds, fc.integer({ min: 1, max: 400 }), (played, from) => {
        const at = Math.max(startsAt, ...played.map((round) => round.at));
        const ofDay = played.filter(
          (round) =>
            round.purse === 'MAIN' &&
            round.at >= startsAt &&
            Math.floor(round.at / dayMs) === Math.floor(at / dayMs),
        );
        const streaks = ofDay.map(({ win }) => (win >= from ? 'w' : '-')).join('');
        const value = (condition: Partial<Condition>) => valueOf(condition, played, { at });
        expect(value({ measure: 'STREAK', of: 'WINS', from: `${from}` })).toBe(
          BigInt(Math.max(...streaks.split('-').map(({ length }) => length))),
        );
        expect(value({ measure: 'SUM', of: 'WINS' })).toBe(ofDay.reduce((sum, { win }) => sum + win, 0n));
        expect(value({ measure: 'MAX', of: 'WINS' })).toBe(
          ofDay.reduce((most, { win }) => (win > most ? win : most), 0n),
        );
      }),
    );
  });
});

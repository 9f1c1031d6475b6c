import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fraction } from '@novalink/engine/fraction';
import type { PlayerFacts } from '../eligibility';
import type { PromotionEvent } from '../engine';
import { type DryRunPlayer, dryRun, historyFrom } from './dry-run';
import { cashback, promoCode } from '../presets';
import type { PromotionRules } from '../rules';
import {
  conditionOf,
  dayMs,
  games,
  hourMs,
  playerOf,
  roundOf,
  rulesWith,
  startsAt,
} from '../testing/promotion';

/** Seven days before the promotion would start, from a Monday. */
const span = { from: startsAt - 7 * dayMs, to: startsAt };
const base = {
  ...{
    promotionId: 'p',
    version: 1,
    brandId: 'b',
    name: 'Offer',
    coin: 'GLD',
    decimals: 2,
    termsText: 'Terms.',
  },
  ...{ startsAt: new Date(startsAt).toISOString(), endsAt: null, budget: '100000', maxClaims: null },
};

const roundEvent = (seq: number, at: number, bet = 100n, win = 0): PromotionEvent => {
  const round = roundOf(seq, win, { at, bet });
  return { on: 'ROUND_CLOSED', at, round };
};
const testPlayer = (
  playerId: string,
  events: readonly PromotionEvent[],
  changes: Partial<PlayerFacts> = {},
): DryRunPlayer => ({ player: playerOf({ playerId, ...changes }), events, prior: [] });
const roundsOn = (...hours: readonly number[]) =>
  hours.map((hour, index) => roundEvent(index + 1, span.from + hour * hourMs));

const run = (rules: PromotionRules, players: readonly DryRunPlayer[]) =>
  dryRun(rules, players, { span, game: null });

test('counts who would have qualified, and the cost', () => {
  const players = [
    testPlayer('ada', roundsOn(1, 2, 3, 4, 25, 26, 27)),
    testPlayer('bob', roundsOn(1, 2)),
    testPlayer('cleo', roundsOn(1, 2, 3), { status: 'SELF_EXCLUDED' }),
    testPlayer('dan', []),
  ];
  expect(run(rulesWith(), players)).toMatchObject({
    claims: [
      { playerId: 'ada', period: '2026-11-09' },
      { playerId: 'ada', period: '2026-11-10' },
    ],
    ...{ beyondLimits: 0, reasons: { CONDITIONS: 1, PROTECTED: 1, NO_EVENT: 1 } },
    ...{ expected: fraction(2000), reserved: 2000n, assumesEverybody: false },
  });
});

test.each([
  ['the budget', { budget: '1999', maxClaims: null }],
  ['maxClaims', { budget: '100000', maxClaims: 1 }],
])('stops at %s, first come, first served', (_name, limits) => {
  const rules = rulesWith({ limits: { ...rulesWith().limits, ...limits } });
  const players = [testPlayer('late', roundsOn(5, 6, 7, 8)), testPlayer('early', roundsOn(1, 2, 6))];
  expect(run(rules, players)).toMatchObject({
    ...{ claims: [{ playerId: 'early' }], beyondLimits: 1, reasons: { LIMITS: 1 }, reserved: 1000n },
  });
});

describe('cashback', () => {
  const rules = cashback(base, { every: 'WEEK', basisPoints: 1000, cap: '500' });

  test('is that of the week before, on the Monday of the span', () => {
    const loss = roundEvent(1, span.from - dayMs, 3000n, 1000);
    const others = roundEvent(2, span.from + dayMs, 9000n);
    const { claims, expected } = run(rules, [testPlayer('ada', [loss, others])]);
    expect(claims).toMatchObject([{ playerId: 'ada', at: span.from, period: '2026-W46', basis: 2000n }]);
    expect(expected).toEqual(fraction(200));
    expect(historyFrom(rules, span)).toBe(span.from - 7 * dayMs);
    expect(historyFrom(rulesWith(), span)).toBe(span.from);
  });

  test('is not paid for an occurrence that was going on at the start of the span', () => {
    const later = { from: span.from + hourMs, to: span.to + hourMs };
    const players = [
      testPlayer('ada', [roundEvent(1, span.from - dayMs), roundEvent(2, span.from + dayMs, 500n)]),
    ];
    const { claims } = dryRun(rules, players, { span: later, game: null });
    expect(claims).toMatchObject([{ at: span.to, basis: 500n }]);
  });
});

test('players whose only rounds were before the span have no event', () => {
  const within = { kind: 'PREVIOUS_PERIOD' } as const;
  const rules = rulesWith({ conditions: [conditionOf({ within })] });
  const before = roundEvent(1, span.from - hourMs);
  const players = [testPlayer('ada', [before]), testPlayer('bob', [before, roundEvent(2, span.from)])];
  expect(run(rules, players)).toMatchObject({ claims: [{ playerId: 'bob' }], reasons: { NO_EVENT: 1 } });
});

test('a claim that the budget can pay later is not beyond the limits', () => {
  const within = { kind: 'PERIOD' } as const;
  const rules = rulesWith({
    conditions: [conditionOf()],
    reward: { kind: 'PERCENT', of: 'NET_LOSS', basisPoints: 10_000, cap: '150', within },
    limits: { ...rulesWith().limits, budget: '100' },
  });
  const rounds = [roundEvent(1, span.from, 150n), roundEvent(2, span.from + 1, 50n, 140)];
  expect(run(rules, [testPlayer('ada', rounds)])).toMatchObject({
    ...{ claims: [{ reservation: 60n }], beyondLimits: 0, reasons: {} },
  });
});

test('assumes that every player enters a code', () => {
  const rules = promoCode(base, { code: 'NOVA', amount: '300' });
  const players = [testPlayer('ada', []), testPlayer('bob', [], { protectedUntil: span.to })];
  expect(run(rules, players)).toMatchObject({
    ...{ assumesEverybody: true, claims: [{ playerId: 'ada' }], reasons: { PROTECTED: 1 }, reserved: 300n },
  });
});

test('reports the cost of free rounds with the return of their game', () => {
  const rules = rulesWith({
    reward: { kind: 'FREE_ROUNDS', gameId: games.amber, count: 10, bet: '20' },
    wagering: { ...rulesWith().wagering, maxWin: '5000' },
  });
  const players = [testPlayer('ada', roundsOn(1, 2, 3))];
  const game = { rtp: fraction(19, 20), maxWinX: 1000 };
  expect(dryRun(rules, players, { span, game })).toMatchObject({ expected: fraction(190), reserved: 5000n });
  expect(dryRun(rules, players, { span, game: null }).expected).toBeNull();
});

test('the order of the players and repeated rounds change neither claims nor cost', () => {
  const anyHours = fc
    .array(fc.integer({ min: 0, max: 160 }), { maxLength: 15 })
    .map((hours) => hours.sort((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(anyHours, { minLength: 1, maxLength: 5 }), (all) => {
      const players = all.map((hours, index) => testPlayer(`player${index}`, roundsOn(...hours)));
      const again = players
        .map((of) => ({ ...of, events: of.events.flatMap((event) => [event, event]) }))
        .reverse();
      const rules = rulesWith({ limits: { ...rulesWith().limits, budget: '10000000' } });
      const ids = (dry: ReturnType<typeof run>) => dry.claims.map(({ id }) => id).sort();
      const [once, twice] = [run(rules, players), run(rules, again)];
      expect(ids(twice)).toEqual(ids(once));
      expect(twice.reserved).toBe(once.reserved);
    }),
  );
});

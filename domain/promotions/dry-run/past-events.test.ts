import { expect, test } from '@jest/globals';
import { dryRun } from './dry-run';
import { needsRounds, pastEvents } from './past-events';
import { cashback, dailyGrant, mission, promoCode, welcomeGrant } from '../presets';
import { conditionOf, dayMs, hourMs, playerOf, roundOf, rulesWith, startsAt } from '../testing/promotion';

const base = {
  ...{ promotionId: 'p', version: 1, brandId: 'b', name: 'Offer', coin: 'GLD', decimals: 2 },
  ...{ termsText: 'Terms.', startsAt: new Date(startsAt).toISOString(), endsAt: null },
  ...{ budget: '100000', maxClaims: null },
};
const span = { from: startsAt - 7 * dayMs, to: startsAt };
const roundsAt = (...hours: readonly number[]) =>
  hours.map((hour, index) => roundOf(index + 1, 0, { at: span.from + hour * hourMs, bet: 100n }));

test('a day has one visit, before its first round', () => {
  const events = pastEvents(rulesWith(), span.from - dayMs, roundsAt(1, 2, 25));
  expect(events.map(({ on, at }) => [on, (at - span.from) / hourMs])).toEqual([
    ['SIGN_UP', -24],
    ['DAILY_VISIT', 1],
    ['ROUND_CLOSED', 1],
    ['ROUND_CLOSED', 2],
    ['DAILY_VISIT', 25],
    ['ROUND_CLOSED', 25],
  ]);
});

test('a player without rounds has the sign-up alone', () => {
  expect(pastEvents(rulesWith(), span.from, [])).toEqual([{ on: 'SIGN_UP', at: span.from }]);
});

test('daily coins are collected on each day with a round', () => {
  const player = playerOf({ playerId: 'ada', joinedAt: span.from - dayMs });
  const rules = dailyGrant(base, { amount: '100' });
  const events = pastEvents(rules, player.joinedAt, roundsAt(1, 2, 25, 26, 140));
  const { claims } = dryRun(rules, [{ player, events, prior: [] }], { span, game: null });
  expect(claims.map(({ period }) => period)).toEqual(['2026-11-09', '2026-11-10', '2026-11-14']);
});

test('welcome coins are collected by who joined in the span', () => {
  const rules = welcomeGrant(base, { amount: '100' });
  const players = [-hourMs, hourMs].map((after, index) => {
    const player = playerOf({ playerId: `${index}`, joinedAt: span.from + after });
    return { player, events: pastEvents(rules, player.joinedAt, []), prior: [] };
  });
  expect(dryRun(rules, players, { span, game: null })).toMatchObject({
    claims: [{ playerId: '1' }],
    reasons: { NO_EVENT: 1 },
  });
});

test.each([
  ['a welcome grant', false, welcomeGrant(base, { amount: '1' })],
  ['a code', false, promoCode(base, { code: 'NOVA', amount: '1' })],
  ['a daily grant', true, dailyGrant(base, { amount: '1' })],
  ['a mission', true, mission(base, { tasks: [conditionOf()], amount: '1', perPeriod: 'DAY' })],
  ['cashback', true, cashback(base, { every: 'DAY', basisPoints: 1000, cap: '5' })],
  [
    'a welcome grant with a condition',
    true,
    { ...welcomeGrant(base, { amount: '1' }), conditions: [conditionOf()] },
  ],
])('%s needs rounds: %s', (_name, isNeeded, rules) => {
  expect(needsRounds(rules)).toBe(isNeeded);
});

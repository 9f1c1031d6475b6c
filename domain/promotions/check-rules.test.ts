import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkRules } from './check-rules';
import { reservationOf } from './rewards';
import {
  type ClaimLimits,
  type Condition,
  type Eligibility,
  type PromotionRules,
  type Recurrence,
  type Reward,
  rulesHash,
  type Schedule,
  type Sector,
  type Wagering,
} from './rules';
import { conditionOf, games, rulesWith } from './testing/promotion';

const base = rulesWith();
const found = (changes: Partial<PromotionRules>) =>
  checkRules(rulesWith(changes)).map(({ path, code }) => `${path}: ${code}`);

const wagering = (changes: Partial<Wagering>) => ({ wagering: { ...base.wagering, ...changes } });
const limits = (changes: Partial<ClaimLimits>) => ({ limits: { ...base.limits, ...changes } });
const schedule = (changes: Partial<Schedule>) => ({ schedule: { ...base.schedule, ...changes } });
const eligibility = (changes: Partial<Eligibility>) => ({ eligibility: { ...base.eligibility, ...changes } });
const recurring = (changes: Partial<Recurrence>) =>
  schedule({ recurring: { every: 'WEEK', days: [1], fromMinute: 0, minutes: 60, ...changes } });
const condition = (changes: Partial<Condition>) => ({ conditions: [conditionOf(changes)] });
const wheel = (...changes: readonly Partial<Sector>[]) => ({
  reward: {
    kind: 'WHEEL' as const,
    sectors: changes.map((change, index) => ({ label: `${index}`, weight: 1, amount: '10', ...change })),
  },
});
const percent = (changes: Partial<Extract<Reward, { kind: 'PERCENT' }>>) => ({
  reward: {
    ...{ kind: 'PERCENT', of: 'BETS', basisPoints: 100, cap: '10', within: { kind: 'PERIOD' } },
    ...changes,
  } as Reward,
});
const freeRounds = (
  changes: Partial<Extract<Reward, { kind: 'FREE_ROUNDS' }>>,
  maxWin: string | null = '90',
) => ({
  reward: { kind: 'FREE_ROUNDS' as const, gameId: games.amber, count: 5, bet: '20', ...changes },
  ...wagering({ maxWin }),
});
const tickets = (coin: string, amount = '3') => ({
  reward: { kind: 'TICKETS' as const, coin, decimals: 0, amount },
});
const previous = { within: { kind: 'PREVIOUS_PERIOD' } } as const;

test.each<[name: string, changes: Partial<PromotionRules>]>([
  ['the rules of the tests', {}],
  ['no end', schedule({ endsAt: null })],
  ['a recurring schedule', recurring({})],
  ['a wagering of 50', wagering({ multiple: 50, maxWin: '1', maxBet: '1' })],
  ['a wheel with a blank sector', wheel({ amount: '0' }, {})],
  ['a wheel of the largest weight', wheel({ weight: 2 ** 32 - 1 }, { weight: 1 })],
  ['free rounds', freeRounds({})],
  ['a percentage of the period before', percent(previous)],
  ['a budget of one claim', limits({ budget: '1000' })],
  ['tickets without a budget', { ...tickets('TKT'), ...limits({ budget: '0', maxClaims: 5 }) }],
  ['a code', { trigger: { on: 'CODE', code: 'NOVA-10' } }],
  ['a streak of wins', condition({ measure: 'STREAK', of: 'WINS', from: '1' })],
])('accepts %s', (_name, changes) => {
  expect(found(changes)).toEqual([]);
});

describe('finds', () => {
  test.each<[fault: string, changes: Partial<PromotionRules>]>([
    ['schedule.endsAt: end-before-start', schedule({ endsAt: base.schedule.startsAt })],
    ['schedule.endsAt: time', schedule({ endsAt: '2026-13-14T00:00:00.000Z' })],
    ['schedule.startsAt: time', schedule({ startsAt: '2026-11-16', endsAt: null })],
    ['limits.perPeriod: recurring-without-period', { ...recurring({}), ...limits({ perPeriod: 'ONCE' }) }],
    ['schedule.recurring.days: empty', recurring({ days: [] })],
    ['schedule.recurring.days[1]: duplicate', recurring({ days: [2, 2] })],
    ['schedule.recurring.days[0]: range', recurring({ days: [8] })],
    ['schedule.recurring.days[0]: range', recurring({ every: 'MONTH', days: [29] })],
    ['schedule.recurring.days: combination', recurring({ every: 'DAY' })],
    ['schedule.recurring.minutes: range', recurring({ minutes: 1441 })],
    ['reward.sectors[1].weight: weight-zero', wheel({}, { weight: 0 })],
    ['reward.sectors[0].weight: weight-zero', wheel({ weight: 1.5 }, {})],
    ['reward.sectors: weights-overflow', wheel({ weight: 2 ** 32 }, {})],
    ['reward.sectors[1].label: duplicate', wheel({ label: 'A' }, { label: 'A ' })],
    ['reward.sectors[0].label: empty', wheel({ label: ' ' }, {})],
    ['reward.sectors[0].amount: amount', wheel({ amount: '-1' }, {})],
    ['reward.sectors: range', wheel({})],
    ['reward.basisPoints: range', percent({ basisPoints: 0 })],
    ['reward.basisPoints: range', percent({ basisPoints: 10_001 })],
    ['reward.cap: amount', percent({ cap: '0' })],
    ['reward.within: combination', { ...percent(previous), ...limits({ perPeriod: 'ONCE' }) }],
    ['reward.amount: amount', { reward: { kind: 'GRANT', amount: '1.5' } }],
    ['reward.gameId: empty', freeRounds({ gameId: '' })],
    ['reward.count: range', freeRounds({ count: 0 })],
    ['reward.bet: amount', freeRounds({ bet: '' })],
    ['wagering.maxWin: max-win-missing', freeRounds({}, null)],
    ['wagering.multiple: range', wagering({ multiple: 51 })],
    ['wagering.multiple: range', wagering({ multiple: -1 })],
    ['wagering.multiple: range', wagering({ multiple: 2.5 })],
    ['wagering.validDays: range', wagering({ validDays: 0 })],
    ['wagering.maxWin: max-win-negative', wagering({ maxWin: '-1' })],
    ['wagering.maxWin: amount', wagering({ maxWin: 'many' })],
    ['wagering.maxBet: amount', wagering({ maxBet: '0' })],
    [
      'wagering.gameWeights[0].weightX100: range',
      wagering({ gameWeights: [{ gameId: 'a', weightX100: 101 }] }),
    ],
    ['wagering.gameWeights[0].gameId: empty', wagering({ gameWeights: [{ gameId: ' ', weightX100: 50 }] })],
    [
      'wagering.gameWeights[1]: duplicate',
      wagering({ gameWeights: [1, 2].map((weightX100) => ({ gameId: 'a', weightX100 })) }),
    ],
    ['limits.budget: budget-below-claim', limits({ budget: '999' })],
    [
      'limits.budget: budget-below-claim',
      { ...wheel({ amount: '1001' }, {}), ...limits({ budget: '1000' }) },
    ],
    ['limits.budget: budget-below-claim', { ...freeRounds({}, '101'), ...limits({ budget: '100' }) }],
    ['limits.budget: amount', limits({ budget: '0' })],
    ['limits.maxClaims: range', limits({ maxClaims: 0 })],
    ['limits.maxClaims: empty', tickets('TKT')],
    ['limits.perPlayer: range', limits({ perPlayer: 0 })],
    ['reward.coin: not-tickets', { ...tickets('GLD'), ...limits({ maxClaims: 1 }) }],
    ['reward.coin: format', { ...tickets('ticket'), ...limits({ maxClaims: 1 }) }],
    [
      'wagering.multiple: combination',
      { ...tickets('TKT'), ...limits({ maxClaims: 1 }), ...wagering({ multiple: 1 }) },
    ],
    ['trigger.code: code-empty', { trigger: { on: 'CODE', code: ' ' } }],
    ['trigger.code: format', { trigger: { on: 'CODE', code: 'a b' } }],
    ['trigger.code: format', { trigger: { on: 'CODE', code: 'SHORT' } }],
    ['eligibility.countries: empty', eligibility({ countries: [] })],
    ['eligibility.countries[0]: format', eligibility({ countries: ['XX'] })],
    ['eligibility.tiers[1]: duplicate', eligibility({ tiers: [1, 1] })],
    ['eligibility.tiers[0]: range', eligibility({ tiers: [11] })],
    ['eligibility.levels[1]: duplicate', eligibility({ levels: ['PLAYER', 'PLAYER'] })],
    ['eligibility.tags[2]: duplicate', eligibility({ tags: ['a', 'b', 'a'] })],
    ['eligibility.tags: empty', eligibility({ tags: [] })],
    ['eligibility.tags: range', eligibility({ tags: Array.from({ length: 11 }, (_, n) => `tag-${n}`) })],
    ['eligibility.tags[1]: format', eligibility({ tags: ['vip', 'VIP'] })],
    ['eligibility.tags[0]: format', eligibility({ tags: ['x'.repeat(25)] })],
    ['eligibility.joinedWithinDays: range', eligibility({ joinedWithinDays: 0 })],
    ['conditions: empty', { conditions: [] }],
    ['conditions: range', { conditions: Array.from({ length: 11 }, () => conditionOf()) }],
    ['conditions[0].of: combination', condition({ measure: 'SUM', of: 'ROUNDS' })],
    ['conditions[0].from: combination', condition({ measure: 'COUNT', of: 'WINS' })],
    ['conditions[0].from: combination', condition({ measure: 'SUM', of: 'BETS', from: '1' })],
    ['conditions[0].from: amount', condition({ measure: 'COUNT', of: 'BETS', from: '0' })],
    ['conditions[0].atLeast: amount', condition({ atLeast: '0' })],
    ['conditions[0].gameIds: empty', condition({ gameIds: [] })],
    ['conditions[0].gameIds[1]: duplicate', condition({ gameIds: ['a', 'a'] })],
    ['conditions[0].within.days: range', condition({ within: { kind: 'SINCE_JOINING', days: 0 } })],
    ['conditions[0].within: combination', { trigger: { on: 'SIGN_UP' } }],
    ['conditions[0].within: combination', { trigger: { on: 'SCHEDULE' } }],
    ['name: format', { name: 'A' }],
    ['termsText: empty', { termsText: ' ' }],
    ['termsText: range', { termsText: 'a'.repeat(10_001) }],
    ['stacking.group: empty', { stacking: { exclusive: false, group: '' } }],
    ['version: range', { version: 0 }],
    ['decimals: range', { decimals: 7 }],
  ])('%s', (fault, changes) => {
    expect(found(changes)).toEqual([fault]);
  });

  test('several faults at once', () => {
    expect(found({ name: '', ...wagering({ multiple: 99, validDays: 0 }) })).toEqual([
      ...['name: format', 'wagering.multiple: range', 'wagering.validDays: range'],
    ]);
  });
});

test('rules without faults can pay at least one claim of any basis', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 300n), fc.bigInt(0n, 10n ** 9n), fc.bigInt(1n, 300n), (cap, basis, budget) => {
      const rules = rulesWith({ ...percent({ cap: `${cap}` }), ...limits({ budget: `${budget}` }) });
      const canPay = checkRules(rules).length === 0;
      expect(canPay).toBe(budget >= cap);
      if (canPay) expect(reservationOf(rules, basis) <= budget).toBe(true);
    }),
  );
});

test('the hash depends on every value and not on the order of the members', () => {
  const reordered = Object.fromEntries(Object.entries(base).reverse()) as unknown as PromotionRules;
  expect(rulesHash(reordered)).toBe(rulesHash(base));
  expect(rulesHash(base)).toMatch(/^[\da-f]{64}$/);
  const others = [wagering({ multiple: 1 }), limits({ budget: '100001' }), { version: 2 }, condition({})];
  expect(new Set(others.map((changes) => rulesHash(rulesWith(changes)))).size).toBe(4);
  for (const changes of others) expect(rulesHash(rulesWith(changes))).not.toBe(rulesHash(base));
});
